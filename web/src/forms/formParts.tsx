import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { paths } from '@lamplight/content/pagePaths';
import type { RichText } from '@lamplight/content/richText';
import { createContext, memo, type ReactNode, type Ref, Suspense, use } from 'react';
import { Button } from '../ui/Button.tsx';
import { useTexts } from '../ui/i18n/texts.ts';
import { ModalDialog } from '../ui/ModalDialog.tsx';
import { Prose } from '../ui/PageParts.tsx';
import { SiteLink } from '../ui/SiteLink.tsx';

interface SubmitRowProps {
  /** What the button says. */
  label: string;
  /** Whether the form is on its way. */
  sending: boolean;
  /** Whether what was typed is on this device. */
  draftStored: boolean;
  onClear: () => void;
  /** Whether the form was just cleared. */
  isCleared: boolean;
  onUndo: () => void;
}

/** The button that sends a form, and a link to the privacy policy. It hydrates by itself, after the fields. */
export const SubmitRow = memo((props: SubmitRowProps) => {
  const { label, sending, draftStored, onClear, isCleared, onUndo } = props;
  const { say } = useTexts();
  return (
    <Suspense>
      <Box display="flex" flexWrap="wrap" alignItems="center" gap="4">
        <Button type="submit" size="lg" aria-disabled={sending}>
          {sending ? say('form.sending') : label}
        </Button>
        {(draftStored || isCleared) && (
          <>
            <Text role="status" color="fg.muted">
              {say(isCleared ? 'form.cleared' : 'mentorForm.draftKept')}
            </Text>
            <Button variant="ghost" onClick={isCleared ? onUndo : onClear}>
              {say(isCleared ? 'form.undo' : 'mentorForm.clear')}
            </Button>
          </>
        )}
        <SiteLink href={paths.privacy} color="fg.muted" textDecoration="underline">
          {say('form.privacy')}
        </SiteLink>
      </Box>
    </Suspense>
  );
});

/** Says what the mark of required fields means. */
export const RequiredLegend = () => {
  const { say } = useTexts();
  return (
    <Text color="fg.muted" fontSize="0.9375rem">
      {say('form.requiredFields')}
    </Text>
  );
};

/** A text before a form. */
export const WithoutScripts = () => <noscript>{use(NoScriptMessage)}</noscript>;

/** A field that people neither see nor reach; who fills it in is a program. */
export const Honeypot = ({ ref }: { ref: Ref<HTMLInputElement> }) => {
  const { say } = useTexts();
  return (
    <chakra.div aria-hidden position="absolute" clipPath="inset(50%)">
      <label>
        {say('form.leaveEmpty')}
        <input ref={ref} type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </chakra.div>
  );
};

/** What went wrong with a form, in red. */
export const FormAlert = chakra(
  'div',
  {
    base: {
      px: '5',
      py: '4',
      borderRadius: 'xl',
      borderWidth: '1px',
      borderColor: '#a81916',
      bg: '#fdecea',
      color: '#7d1a14',
    },
  },
  { defaultProps: { role: 'alert' } },
);

/** The text shown before a form to those for whom no scripts run. Only the server has it. */
export const NoScriptMessage = createContext<ReactNode>(undefined);

/** The organisation's own thank-you message; empty for the site's. */
export interface ThanksTexts {
  title: string;
  body: RichText;
}

interface ThanksProps extends ThanksTexts {
  onClose: () => void;
}

/** The thank-you message after a form was sent. */
export const Thanks = ({ title, body, onClose }: ThanksProps) => {
  const { say } = useTexts();
  return (
    <ModalDialog title={title || say('form.thankYou')} onClose={onClose}>
      <Prose>{body}</Prose>
    </ModalDialog>
  );
};
