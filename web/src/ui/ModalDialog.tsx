import { chakra } from '@chakra-ui/react/styled-system';
import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { Button } from './Button.tsx';
import { useTexts } from './i18n/texts.ts';
import { useInPreview } from './pageContext.ts';

const Dialog = chakra('dialog', {
  base: {
    m: 'auto',
    w: 'calc(100% - 2rem)',
    maxW: '34rem',
    maxH: 'calc(100dvh - 2rem)',
    overflowY: 'auto',
    bg: 'white',
    color: 'fg',
    borderRadius: '2xl',
    boxShadow: 'raised',
    zIndex: '30',
    _backdrop: { bg: 'rgb(28 10 44 / 0.6)' },
    // Before scripts run it cannot be modal, and lies over the page where the visitor begins.
    '&:not(:modal)': { position: 'fixed', inset: '0', h: 'fit-content' },
  },
});

interface ModalDialogProps {
  title: string;
  /** A line under the title. */
  detail?: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The browser's own modal dialog, which keeps the focus, closes with the escape key and weighs
 * nothing. Where the server renders it, it is open before any script runs.
 */
export function ModalDialog({ title, detail, onClose, children }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressed = useRef<EventTarget>(null);
  const { say } = useTexts();
  const titleId = useId();
  const inPreview = useInPreview();

  // Modal as soon as it is seen: before that, the escape key does nothing.
  useLayoutEffect(() => {
    if (inPreview) return;
    const { current } = dialog;
    current?.removeAttribute('open');
    current?.showModal();
    // The top of a long one, which is scrolled.
    heading.current?.focus();
    return () => current?.close();
  }, [inPreview]);

  const closeOnBackdrop = (event: MouseEvent) => {
    // Text that is selected may end outside.
    if (event.target === dialog.current && pressed.current === dialog.current) onClose();
  };

  // The browser would close it by itself, as it does without scripts.
  const close = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };

  return (
    <Dialog
      ref={dialog}
      open
      aria-labelledby={titleId}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={closeOnBackdrop}
      onCancel={close}
    >
      <chakra.div p={{ base: '6', md: '8' }} display="grid" gap="5">
        <div>
          <chakra.h2
            ref={heading}
            id={titleId}
            tabIndex={-1}
            autoFocus={!inPreview}
            outline="none"
            fontFamily="heading"
            fontSize="1.5rem"
            fontWeight="600"
            lineHeight="1.25"
            textWrap="balance"
          >
            {title}
          </chakra.h2>
          {detail && <chakra.p color="fg.muted">{detail}</chakra.p>}
        </div>
        {children}
        <chakra.form method="dialog" justifySelf="end">
          <Button type="submit" onClick={close}>
            {say('page.close')}
          </Button>
        </chakra.form>
      </chakra.div>
    </Dialog>
  );
}
