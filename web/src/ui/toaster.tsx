import { Portal } from '@chakra-ui/react/portal';
import { createToaster, Toast, Toaster } from '@chakra-ui/react/toast';

/**
 * Toasts stay five seconds (specification, section 9) and can be closed. They appear below the bar on
 * top, in the middle: buttons stand at the edges.
 */
const toaster = createToaster({
  placement: 'top',
  offsets: { top: '5.5rem', bottom: '1rem', left: '1rem', right: '1rem' },
  duration: 5_000,
  pauseOnPageIdle: true,
});

/** Tells that something was done. */
export const tellSuccess = (title: string) =>
  toaster.create({ title, type: 'success', closable: true });

/** Tells that something was done, and offers to undo it; long enough to think about it. */
export const offerUndo = (title: string, undo: () => void) =>
  toaster.create({
    title,
    type: 'success',
    closable: true,
    duration: 10_000,
    action: { label: 'Undo', onClick: undo },
  });

/** Takes a toast away. */
export const dismiss = (id: string) => toaster.dismiss(id);

/** Where toasts appear; stands once in the staff area. */
export function Toasts() {
  return (
    <Portal>
      <Toaster toaster={toaster} insetInline={{ mdDown: '4' }}>
        {(toast) => (
          <Toast.Root width={{ md: 'sm' }}>
            <Toast.Indicator />
            <Toast.Title flex="1">{toast.title}</Toast.Title>
            {toast.action && <Toast.ActionTrigger>{toast.action.label}</Toast.ActionTrigger>}
            <Toast.CloseTrigger aria-label="Close" />
          </Toast.Root>
        )}
      </Toaster>
    </Portal>
  );
}
