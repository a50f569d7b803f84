import { HStack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { plannedTexts } from '@lamplight/content/texts/staffArea/planned';
import { serverNow } from '../../device/serverClock.ts';
import { Button } from '../../ui/Button.tsx';
import { toastSuccess } from '../../ui/toaster.tsx';
import type { Editor } from '../form/useContentForm.ts';
import { useReadOnly } from '../page/ReadOnly.tsx';
import { withReason } from '../saving/failures.ts';
import { usePendingSaves } from '../saving/pendingSaves.tsx';
import { useZone } from '../schedule/useZone.ts';
import { planText } from './planText.ts';

interface PlanLineProps {
  publishing: NonNullable<Editor['publishing']>;
  saving: boolean;
  /** Called to choose another time. */
  onChange: () => void;
}

/** When a draft gets published by itself, or why it wasn't. */
export function PlanLine({ publishing, saving, onChange }: PlanLineProps) {
  const { plan, stopped, isOpen, version, cancelPlan } = publishing;
  const zone = useZone();
  const readOnly = useReadOnly();
  const { run, busy } = usePendingSaves();
  const text = planText({ version, publish: plan, stopped }, zone, serverNow());
  const cancel = () =>
    run(async () => {
      await cancelPlan();
      toastSuccess(plannedTexts.cancelled);
    }, withReason(plannedTexts.cancelFailed));
  return (
    <HStack flexWrap="wrap" justifyContent="space-between" gap="3">
      <Text role="status" flex="1 1 16rem" fontWeight="600" {...(stopped && { color: 'fg.error' })}>
        {text}
      </Text>
      {!readOnly && (
        <HStack flexWrap="wrap" gap="2">
          {isOpen && (
            <Button variant="outline" size="sm" disabled={busy || saving} onClick={onChange}>
              {plannedTexts.change}
            </Button>
          )}
          {plan && (
            <Button variant="outline" size="sm" disabled={busy || saving} onClick={cancel}>
              {plannedTexts.cancel}
            </Button>
          )}
        </HStack>
      )}
    </HStack>
  );
}
