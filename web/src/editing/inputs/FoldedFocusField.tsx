import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useState } from 'react';
import { late } from '../../device/late.ts';
import { Folded } from '../../ui/Folded.tsx';
import { useLate } from '../../ui/useLate.ts';

const loadField = late(() => import('./FocusField.tsx'));

/** The point of a picture that stays in view, folded away: a page has many pictures, and few whose point is moved. */
export function FoldedFocusField({ name, label }: { name: string; label: string }) {
  const [open, setOpen] = useState(false);
  const field = useLate(loadField, open);
  return (
    <Folded onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        Focal point<VisuallyHidden>of {label}</VisuallyHidden>
      </summary>
      {open && field && <field.FocusField name={name} />}
    </Folded>
  );
}
