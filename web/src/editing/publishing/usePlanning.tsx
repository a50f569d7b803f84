import { useState } from 'react';
import { lazyModule } from '../../device/lazyModule.ts';
import { reportNotLoaded, useLazyModule } from '../../ui/useLazyModule.ts';
import type { Editor } from '../form/useContentForm.ts';

const loadLine = lazyModule(() => import('./PlanLine.tsx'));
const loadDialog = lazyModule(() => import('./PlanDialog.tsx'));

/** When the draft of an editor gets published by itself, and the dialog that asks for it. */
export function usePlanning({ publishing, saving }: Editor) {
  const [isAsking, setAsking] = useState(false);
  const isPlanned = Boolean(publishing?.plan ?? publishing?.stopped);
  const line = useLazyModule(loadLine, isPlanned, reportNotLoaded);
  const dialog = useLazyModule(loadDialog, isAsking, () => {
    setAsking(false);
    reportNotLoaded();
  });
  const begin = () => setAsking(true);
  const end = () => setAsking(false);
  return {
    /** Asks when. */
    begin,
    parts: publishing && (
      <>
        {isPlanned && line && (
          <line.PlanLine publishing={publishing} saving={saving} onChange={begin} />
        )}
        {isAsking && dialog && (
          <dialog.PlanDialog
            at={publishing.plan?.at ?? ''}
            onPlan={(at) => {
              end();
              void publishing.planFor(at);
            }}
            onClose={end}
          />
        )}
      </>
    ),
  };
}
