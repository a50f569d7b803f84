import { Box } from '@chakra-ui/react/box';
import { Container } from '@chakra-ui/react/container';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import type { Giving } from '@lamplight/content/giving';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { ButtonLink } from '../../ui/Button.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Card, EmptyState, PageColumn, PageIntro } from '../../ui/PageParts.tsx';
import { BankLine } from './BankLine.tsx';

/** How visitors can give, at its address: nothing of a provider is loaded before someone goes there. */
export function Component() {
  const { say } = useTexts();
  const { title, text, button, url, gifts, bank } = useLoaderData<Giving>();
  const name = title || say('giving.title');
  const effects = gifts.filter(({ amount, effect }) => amount || effect);
  const lines = bank.filter(({ value }) => value);
  const link = button && url;
  return (
    <PageColumn>
      <PageHead title={name} description={text || effects[0]?.effect || name} />
      <PageIntro title={name}>{text}</PageIntro>
      {link && (
        <Box textAlign="center" mb="10">
          <ButtonLink href={url}>
            <bdi>{button}</bdi>
          </ButtonLink>
        </Box>
      )}
      <Container maxW="44rem" px="0" display="grid" gap="6">
        {effects.length > 0 && (
          <Part title={say('giving.gifts')}>
            {effects.map(({ amount, effect }) => (
              <div key={amount + effect}>
                <chakra.dt fontWeight="600">{amount}</chakra.dt>
                <chakra.dd color="fg.muted">{effect}</chakra.dd>
              </div>
            ))}
          </Part>
        )}
        {lines.length > 0 && (
          <Part title={say('giving.bankTransfer')}>
            {lines.map((line) => (
              <BankLine key={line.name + line.value} {...line} />
            ))}
          </Part>
        )}
      </Container>
      {!text && !link && effects.length === 0 && lines.length === 0 && (
        <EmptyState>{say('giving.comingSoon')}</EmptyState>
      )}
    </PageColumn>
  );
}

/** A card with terms, and what is said of each. */
const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card as="section">
    <Heading as="h2" size="lg" mb="5">
      {title}
    </Heading>
    <chakra.dl display="grid" gap="4">
      {children}
    </chakra.dl>
  </Card>
);
