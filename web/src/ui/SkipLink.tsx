import { chakra } from '@chakra-ui/react/styled-system';
import { type MouseEvent, memo } from 'react';
import { useTexts } from './i18n/texts.ts';

/** The first stop of the tab key: past the navigation, to the content. */
export const SkipLink = memo(() => {
  const { say } = useTexts();
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads there by itself, and sooner with a script
    <chakra.a
      href="#main"
      onClick={skip}
      position="fixed"
      top="2"
      insetStart="2"
      zIndex="20"
      px="4"
      py="2"
      bg="bg.panel"
      color="brand.fg"
      fontWeight="600"
      borderRadius="md"
      transform="translateY(-200%)"
      _focus={{ transform: 'none', boxShadow: 'raised' }}
    >
      {say('page.skipToContent')}
    </chakra.a>
  );
});

/** Goes there without another address, for which the router would render the whole page anew. */
function skip(event: MouseEvent) {
  const main = document.getElementById('main');
  if (!main) return;
  event.preventDefault();
  main.focus({ preventScroll: true });
  main.scrollIntoView();
}
