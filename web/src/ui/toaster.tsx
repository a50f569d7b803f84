import { Portal } from '@chakra-ui/react/portal';
import { createToaster, Toast, Toaster } from '@chakra-ui/react/toast';

/** Toasts stay five seconds (specification, section 9) and can be closed. */
const toaster = createToaster({ placement: 'bottom-end', duration: 5_000, pauseOnPageIdle: true });

/** Tells that something was done. */
export const tellSuccess = (title: string) =>
  toaster.create({ title, type: 'success', closable: true });

/** Where toasts appear; stands once in the staff area. */
export function Toasts() {
  return (
    <Portal>
      <Toaster toaster={toaster} insetInline={{ mdDown: '4' }}>
        {(toast) => (
          <Toast.Root width={{ md: 'sm' }}>
            <Toast.Indicator />
            <Toast.Title flex="1">{toast.title}</Toast.Title>
            <Toast.CloseTrigger aria-label="Close" />
          </Toast.Root>
        )}
      </Toaster>
    </Portal>
  );
}
