import { useEffect } from 'react';
import { late } from '../device/late.ts';
import type { ErrorDialogProps } from './ShownError.tsx';
import { holdToasts } from './toaster.tsx';
import { useLate } from './useLate.ts';

const loadDialog = late(() => import('./ShownError.tsx'));

/** Says what went wrong, and has to be closed. The browser says it where its dialog cannot be loaded. */
export function ErrorDialog(props: ErrorDialogProps) {
  const { message, onClose } = props;
  const dialog = useLate(loadDialog, message !== null, () => {
    window.alert(message);
    onClose();
  });
  const failed = message !== null;
  useEffect(() => (failed ? holdToasts() : undefined), [failed]);
  return dialog && <dialog.ShownError {...props} />;
}
