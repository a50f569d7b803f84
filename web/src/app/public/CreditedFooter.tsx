import { Box } from '@chakra-ui/react/box';
import { Container } from '@chakra-ui/react/container';
import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../ui/i18n/texts.ts';

/** The line that a double click on the footer toggles; to be set where the site is built. */
const designerCredit = {
  text: import.meta.env.VITE_DESIGNER_CREDIT ?? 'Designed and built by the makers of Lamplight:',
  mail: import.meta.env.VITE_DESIGNER_MAIL ?? 'makers@lamplight.example',
};

/** Shown to keyboards only: what a double click does for a mouse. */
const CreditButton = chakra('button', {
  base: {
    position: 'absolute',
    left: '50%',
    bottom: '2',
    px: '3',
    py: '1',
    color: 'white',
    transform: 'translate(-50%, 300%)',
    _focus: { transform: 'translate(-50%, 0)' },
    '@media (scripting: none)': { display: 'none' },
    _focusVisible: { outlineColor: 'lamp.300' },
  },
});

/**
 * The footer's frame, with the designer's credit, which a double click shows and hides. Its children aren't rendered
 * again for that.
 */
export function CreditedFooter({ children }: { children: ReactNode }) {
  const { say } = useTexts();
  const [credited, setCredited] = useState(false);
  const toggleCredit = () => setCredited(!credited);
  return (
    <Box
      as="footer"
      position="relative"
      overflow="hidden"
      bg="brand.900"
      color="brand.100"
      pt={{ base: '10', md: '12' }}
      pb={{ base: '8', md: '6' }}
      fontSize="0.9375rem"
      onDoubleClick={toggleCredit}
    >
      {children}
      <Container>
        <p role="status">
          {credited && (
            <>
              {designerCredit.text}{' '}
              <chakra.a href={`mailto:${designerCredit.mail}`} textDecoration="underline">
                {designerCredit.mail}
              </chakra.a>
            </>
          )}
        </p>
      </Container>
      <CreditButton type="button" aria-pressed={credited} onClick={toggleCredit}>
        {say('page.designerCredit')}
      </CreditButton>
    </Box>
  );
}
