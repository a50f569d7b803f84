import { Box } from '@chakra-ui/react/box';
import { Container } from '@chakra-ui/react/container';
import { chakra } from '@chakra-ui/react/styled-system';
import type { Organisation } from '@lamplight/content/organisation';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../../ui/Button.tsx';
import { isCurrentPage } from '../../ui/isCurrentPage.ts';

/** The band at the end of every page with what visitors could do next, except where its link leads. */
export function NextStep({ sentence, name, url }: Organisation['nextStep']) {
  const { pathname } = useLocation();
  if (!name || !url || isCurrentPage(url, pathname)) return null;
  return (
    <Box
      as="aside"
      aria-label={name}
      bg="lamp.100"
      py={{ base: '8', md: '12' }}
      _print={{ display: 'none' }}
    >
      <Container
        display="flex"
        flexDirection={{ base: 'column', md: 'row' }}
        alignItems={{ base: 'stretch', md: 'center' }}
        justifyContent={sentence ? 'space-between' : 'center'}
        gap={{ base: '5', md: '10' }}
      >
        {sentence && (
          <chakra.p
            fontFamily="heading"
            fontSize={{ base: '1.375rem', md: '1.75rem' }}
            fontWeight="600"
            lineHeight="1.25"
            maxW="44rem"
            textWrap="balance"
          >
            {sentence}
          </chakra.p>
        )}
        <ButtonLink href={url} size="lg" flexShrink="0" maxW={{ md: sentence ? '50%' : 'full' }}>
          <bdi>{name}</bdi>
        </ButtonLink>
      </Container>
    </Box>
  );
}
