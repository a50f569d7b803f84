import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { fieldsTexts } from '@lamplight/content/texts/staffArea/fields';
import { useState } from 'react';
import { lazyModule } from '../../device/lazyModule.ts';
import { Collapsible } from '../../ui/Collapsible.tsx';
import { useLazyModule } from '../../ui/useLazyModule.ts';

const loadField = lazyModule(() => import('./FocusField.tsx'));

/** The point of a picture that stays in view, folded away: a page has many pictures, and few whose point is moved. */
export function FoldedFocusField({ name, label }: { name: string; label: string }) {
  const [open, setOpen] = useState(false);
  const field = useLazyModule(loadField, open);
  return (
    <Collapsible onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {fieldsTexts.focalPoint}
        <VisuallyHidden>{fieldsTexts.of(label)}</VisuallyHidden>
      </summary>
      {open && field && <field.FocusField name={name} />}
    </Collapsible>
  );
}
