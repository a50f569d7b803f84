import { useEffect } from 'react';
import { lazyModule } from '../device/lazyModule.ts';
import type { ErrorDialogProps } from './ShownError.tsx';
import { holdToasts } from './toaster.tsx';
import { useLazyModule } from './useLazyModule.ts';

const loadDialog = lazyModule(() => import('./ShownError.tsx'));

/** Says what went wrong, and has to be closed. The browser says it where its dialog cannot be loaded. */
export function ErrorDialog(props: ErrorDialogProps) {
  const { message, onClose } = props;
  const dialog = useLazyModule(loadDialog, message !== null, () => {
    window.alert(message);
    onClose();
  });
  const failed = message !== null;
  useEffect(() => (failed ? holdToasts() : undefined), [failed]);
  return dialog && <dialog.ShownError {...props} />;
}
