import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import type { Giving } from '@lamplight/content/giving';
import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { ButtonLink } from '../../ui/Button.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Card, EmptyState, PageColumn, PageIntro, Prose } from '../../ui/PageParts.tsx';
import { amountParts } from './amountParts.ts';
import { BankLine } from './BankLine.tsx';

/** How visitors can give, at its address: nothing of a provider is loaded before someone goes there. */
export function Component() {
  const { say } = useTexts();
  const { title, text, button, url, gifts, bank, blocks } = useLoaderData<Giving>();
  const name = title || say('giving.title');
  const effects = gifts.filter(({ amount, effect }) => amount || effect);
  const lines = bank.filter(({ value }) => value);
  const link = button && url;
  const parts = [effects, lines, blocks];
  return (
    <PageColumn>
      <PageHead title={name} description={text || effects[0]?.effect || name} />
      <PageIntro title={name}>{text}</PageIntro>
      {link && (
        <Box textAlign="center" mb={{ base: '10', md: '12' }}>
          <ButtonLink href={url} size="lg" minH="16" px="12" fontSize="1.25rem">
            <bdi>{button}</bdi>
          </ButtonLink>
        </Box>
      )}
      {effects.length > 0 && (
        <Box as="section" mb={{ base: '10', md: '12' }}>
          <Heading as="h2" size="lg" mb="5">
            {say('giving.gifts')}
          </Heading>
          <chakra.dl
            display="grid"
            gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 13rem), 1fr))"
            gap="6"
          >
            {effects.map((gift) => (
              <Gift key={gift.amount + gift.effect} {...gift} />
            ))}
          </chakra.dl>
        </Box>
      )}
      {lines.length > 0 && <BankDetails lines={lines} />}
      {!text && !link && parts.every(({ length }) => length === 0) && (
        <EmptyState>{say('giving.comingSoon')}</EmptyState>
      )}
    </PageColumn>
  );
}

/** A gift as a tile: its figure is read first. */
function Gift({ amount, effect }: Giving['gifts'][number]) {
  const { figure, rest } = amountParts(amount);
  return (
    <Card p={{ base: '6', md: '8' }}>
      <dt>
        <chakra.bdi
          fontFamily="heading"
          fontSize="2.75rem"
          fontWeight="600"
          lineHeight="1.1"
          color="brand.fg"
        >
          {figure}
        </chakra.bdi>{' '}
        <chakra.bdi fontWeight="600">{rest}</chakra.bdi>
      </dt>
      <dd>
        <Prose mt="3">{effect}</Prose>
      </dd>
    </Card>
  );
}

function BankDetails({ lines }: { lines: Giving['bank'] }) {
  const { say } = useTexts();
  const [copied, setCopied] = useState('');
  return (
    <Card as="section">
      <Heading as="h2" size="lg" mb="5">
        {say('giving.bankTransfer')}
      </Heading>
      <chakra.dl display="flex" flexWrap="wrap" columnGap="12" rowGap="4">
        {lines.map(({ name, value }) => (
          <BankLine
            key={name + value}
            name={name}
            value={value}
            copied={copied === value}
            onCopy={setCopied}
          />
        ))}
      </chakra.dl>
    </Card>
  );
}
