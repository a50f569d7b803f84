import { Box } from '@chakra-ui/react/box';
import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode, Ref } from 'react';
import { isComposing } from '../device/composing.ts';
import { noRoomForBars } from '../theme/media.ts';

interface StaffDialogProps
  extends Pick<
    Dialog.RootProps,
    'role' | 'initialFocusEl' | 'finalFocusEl' | 'closeOnInteractOutside'
  > {
  title: ReactNode;
  /** The part below the title. */
  subtitle?: ReactNode;
  /** The part next to the title. */
  aside?: ReactNode;
  /** Has room for a form; on small screens it fills the screen. */
  large?: boolean;
  /** Its maximum width, if not the usual one. */
  maxW?: string | undefined;
  /** False while it is not shown, for a dialog that does not come and go with its parent. */
  open?: boolean;
  /** Called when it is left with the escape key or a click outside it. */
  onClose: () => void;
  /** The buttons at its end. */
  actions: ReactNode;
  children?: ReactNode;
}

const sizes = {
  small: { placement: 'center' },
  large: { scrollBehavior: 'inside', size: { mdDown: 'full', md: 'lg' } },
} as const;

/** The escape key leaves some parts of a dialog, such as a toolbar, and not the dialog; nor does it while text is composed. */
function leaveToParts(event: KeyboardEvent) {
  const within = event.target instanceof Element && event.target.closest('[data-escapes]');
  if (within || isComposing(event)) event.preventDefault();
}

/** A dialog of the staff area: a title, what it is about, and buttons. */
export function StaffDialog(props: StaffDialogProps) {
  const { title, subtitle, aside, large, maxW, open = true, onClose, ...rest } = props;
  const { actions, children, ...root } = rest;
  return (
    <Dialog.Root
      {...sizes[large ? 'large' : 'small']}
      open={open}
      onOpenChange={(change) => change.open || onClose()}
      lazyMount
      unmountOnExit
      onEscapeKeyDown={leaveToParts}
      {...root}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content
            {...(!large && { mx: '4' })}
            {...(maxW && { maxW })}
            css={{ [noRoomForBars]: { overflowY: 'auto' } }}
          >
            <Dialog.Header justifyContent="space-between" alignItems="center" gap="4">
              <Box minW="0">
                <Dialog.Title>{title}</Dialog.Title>
                {subtitle && (
                  <Text color="fg.muted" fontSize="sm">
                    {subtitle}
                  </Text>
                )}
              </Box>
              {aside && <HStack>{aside}</HStack>}
            </Dialog.Header>
            {children && (
              <Dialog.Body
                {...(large && { pt: '5' })}
                css={{ [noRoomForBars]: { overflow: 'visible', flex: 'none' } }}
              >
                {children}
              </Dialog.Body>
            )}
            <Dialog.Footer flexWrap="wrap">{actions}</Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

/** The text of a dialog that asks or tells one thing, read aloud when it opens. */
export const DialogText = ({ children }: { children: ReactNode }) => (
  <Dialog.Description whiteSpace="pre-line" color="fg">
    {children}
  </Dialog.Description>
);

interface DialogFormProps {
  id?: string;
  ref?: Ref<HTMLFormElement>;
  onSubmit: () => void;
  children: ReactNode;
}

/** A form in a dialog, which lies within its page's form for React, but not for the eye. */
export const DialogForm = ({ onSubmit, ...form }: DialogFormProps) => (
  <chakra.form
    noValidate
    onSubmit={(event) => {
      event.stopPropagation();
      event.preventDefault();
      onSubmit();
    }}
    {...form}
  />
);
