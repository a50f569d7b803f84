import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import type { Privacy } from '@lamplight/content/privacy';
import { plainText } from '@lamplight/content/richText';
import { privacySections } from '@lamplight/content/texts/privacy';
import { useLoaderData } from 'react-router-dom';
import { useTexts } from '../../ui/i18n/texts.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { PageColumn, PageIntro, Prose } from '../../ui/PageParts.tsx';

/** How the organisation treats the data of visitors, at its address: what the site does, until staff say more. */
export function Component() {
  const { say } = useTexts();
  const { title, sections, blocks } = useLoaderData<Privacy>();
  const name = title || say('page.privacy');
  const own = sections.filter(({ text }) => text);
  const shown =
    own.length > 0 || blocks.length > 0
      ? own
      : privacySections.map(({ heading, text }) => ({ heading: say(heading), text: say(text) }));
  return (
    <PageColumn>
      <PageHead title={name} description={shown[0]?.text ?? ''} />
      <PageIntro title={name} />
      <Box maxW="40rem" display="grid" gap="8">
        {shown.map(({ heading, text }) => (
          <section key={heading + plainText(text)}>
            {heading && (
              <Heading as="h2" size="lg" mb="3">
                {heading}
              </Heading>
            )}
            <Prose deeper={1}>{text}</Prose>
          </section>
        ))}
      </Box>
    </PageColumn>
  );
}
