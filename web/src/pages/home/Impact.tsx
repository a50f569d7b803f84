import { Box } from '@chakra-ui/react/box';
import { Container } from '@chakra-ui/react/container';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import type { Home } from '@lamplight/content/home';
import { paths } from '@lamplight/content/pagePaths';
import { useTexts } from '../../ui/i18n/texts.ts';
import { Prose } from '../../ui/PageParts.tsx';
import type { AltOf } from '../../ui/Picture.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { Onward } from './HomeCard.tsx';

/** What the organisation achieves; the image leads to the news. */
export function Impact({ impact, altOf }: { impact: Home['ourImpact']; altOf: AltOf }) {
  const { image, title1, title2, description } = impact;
  const title = [title1, title2].filter(Boolean).join(' ');
  const { say } = useTexts();
  if (!image && !title && !description) return null;
  return (
    <Box as="section" id="impact" bg="brand.800" color="white" py={{ base: '12', md: '20' }}>
      <Container
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: image ? '1fr 1fr' : '1fr' }}
        gap={{ base: '8', md: '12' }}
        alignItems="center"
      >
        {image && (
          <SiteLink
            href={paths.news}
            aria-label={title ? say('home.readNewsOn', { name: title }) : say('home.readNews')}
            position="relative"
            borderRadius="xl"
            overflow="hidden"
            transition="box-shadow 0.2s"
            _hover={{ boxShadow: '0 0 0 4px {colors.lamp.500}' }}
            _focusVisible={{ outlineColor: 'lamp.300' }}
          >
            <Picture
              src={image}
              alt={altOf(image)}
              width={impact.width}
              height={impact.height}
              ratio={4 / 3}
              bg="brand.700"
            />
            <Onward
              position="absolute"
              bottom="3"
              insetEnd="3"
              px="4"
              py="1.5"
              bg="white"
              borderRadius="full"
              boxShadow="card"
              fontSize="0.9375rem"
            >
              {say('home.readNews')}
            </Onward>
          </SiteLink>
        )}
        <Box>
          {title && (
            <Heading as="h2" mb="5">
              {title1} <chakra.span color="lamp.300">{title2}</chakra.span>
            </Heading>
          )}
          <Prose color="brand.100" deeper={1}>
            {description}
          </Prose>
        </Box>
      </Container>
    </Box>
  );
}
