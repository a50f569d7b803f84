import { Box } from '@chakra-ui/react/box';
import { Portal } from '@chakra-ui/react/portal';
import { createToaster, Toast, Toaster } from '@chakra-ui/react/toast';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';

/**
 * Toasts stay five seconds and can be closed. They appear below the bar on top, in the middle, because buttons
 * are at the edges.
 */
export const toaster = createToaster({
  placement: 'top',
  offsets: { top: '5.5rem', bottom: '1rem', left: '1rem', right: '1rem' },
  duration: 5_000,
  pauseOnPageIdle: true,
});

/** Questions and errors appear alone. Toasts leave the titles of other dialogs free. */
const besideDialogs = {
  'body:has([role=dialog][data-state=open]) &': { md: { top: '0.5rem !important' } },
  'body:has([role=alertdialog]) &': { visibility: 'hidden' },
} as const;

/** Where toasts appear. */
export const Toasts = () => (
  <Portal>
    <Toaster toaster={toaster} insetInline={{ mdDown: '4' }} css={besideDialogs}>
      {(toast) => (
        <Toast.Root width={{ md: 'sm' }} alignItems="center" py="2.5" pe="2.5" gap="2">
          <Toast.Indicator />
          <Box flex="1" minW="0">
            <Toast.Title>{toast.title}</Toast.Title>
            {toast.description && (
              <Toast.Description overflowWrap="anywhere">{toast.description}</Toast.Description>
            )}
          </Box>
          {toast.action && <Toast.ActionTrigger>{toast.action.label}</Toast.ActionTrigger>}
          <Toast.CloseTrigger
            aria-label={commonTexts.close}
            position="static"
            boxSize={{ base: '11', md: '9' }}
            flexShrink="0"
          />
        </Toast.Root>
      )}
    </Toaster>
  </Portal>
);
