import { Box } from '@chakra-ui/react/box';
import { momentOf } from '@lamplight/content/instants';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { plannedTexts } from '@lamplight/content/texts/staffArea/planned';
import { useId } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { serverNow } from '../../device/serverClock.ts';
import { Button } from '../../ui/Button.tsx';
import { DialogForm, DialogText, StaffDialog } from '../../ui/StaffDialog.tsx';
import { instantInput } from '../inputs/instant.tsx';

interface PlanDialogProps {
  /** The initial choice; empty for none. */
  at: string;
  onPlan: (at: string) => void;
  onClose: () => void;
}

/** Asks when a draft is to be published by itself. */
export function PlanDialog({ at, onPlan, onClose }: PlanDialogProps) {
  const form = useForm({ defaultValues: { at } });
  const formId = useId();
  const submit = form.handleSubmit((values) => {
    const moment = momentOf(values.at);
    if (moment > serverNow()) return onPlan(values.at);
    const message = Number.isNaN(moment) ? plannedTexts.missing : plannedTexts.past;
    form.setError('at', { message }, { shouldFocus: true });
  });
  return (
    <StaffDialog
      title={plannedTexts.button}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {commonTexts.cancel}
          </Button>
          <Button type="submit" form={formId}>
            {plannedTexts.schedule}
          </Button>
        </>
      }
    >
      <DialogText>{plannedTexts.intro}</DialogText>
      <FormProvider {...form}>
        <DialogForm id={formId} onSubmit={submit}>
          <Box mt="5">
            <instantInput.Input name="at" label={plannedTexts.at} required />
          </Box>
        </DialogForm>
      </FormProvider>
    </StaffDialog>
  );
}
