import { idleTexts } from '@lamplight/content/texts/messages';
import { isAllStored } from '../../device/localStorage.ts';
import { Button } from '../../ui/Button.tsx';
import { DialogText, StaffDialog } from '../../ui/StaffDialog.tsx';

/** Asks someone who has done nothing for long whether they are there. Any input is an answer. */
export const StillThere = ({ open }: { open: boolean }) => (
  <StaffDialog
    role="alertdialog"
    title={idleTexts.question}
    open={open}
    onClose={() => {}}
    actions={<Button>{idleTexts.answer}</Button>}
  >
    <DialogText>
      {idleTexts.explanation} {isAllStored() ? idleTexts.kept : idleTexts.notKept}
    </DialogText>
  </StaffDialog>
);
