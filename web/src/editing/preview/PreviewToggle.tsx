import { LuEye, LuEyeOff } from 'react-icons/lu';
import { Button } from '../../ui/Button.tsx';
import type { Panes } from './usePanes.ts';

/** Shows the preview beside the form, or hides it, where there is room for both. */
export function PreviewToggle({ panes }: { panes: Panes }) {
  if (!panes.wide) return null;
  const Icon = panes.beside ? LuEyeOff : LuEye;
  return (
    <Button variant="outline" aria-pressed={panes.beside} onClick={panes.toggle}>
      <Icon aria-hidden size="18" /> Preview
    </Button>
  );
}
