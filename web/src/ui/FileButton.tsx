import { type ComponentProps, useRef } from 'react';
import { Button } from './Button.tsx';

interface FileButtonProps extends ComponentProps<typeof Button> {
  /** Takes the files that were chosen. */
  onFiles: (files: File[]) => void;
  accept: string;
  /** What the browser's own control is called. */
  label?: string;
  /** Whether several may be chosen at once. */
  multiple?: boolean;
}

/** Lets files be chosen; on a phone pictures come from its photos or its camera. */
export function FileButton({
  onFiles,
  accept,
  label,
  multiple = false,
  ...button
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
        aria-label={label}
        hidden
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // So that the same file may be chosen again.
          currentTarget.value = '';
          onFiles(files);
        }}
      />
    </>
  );
}
