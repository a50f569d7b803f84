import { defineStyle } from '@chakra-ui/react/styled-system';
import { type ClipboardEvent, type DragEvent, type SyntheticEvent, useState } from 'react';

/** Props that make an element accept dropped and pasted files, and show so during a drag. */
export function useFileDrop(take: (files: File[]) => void) {
  const [over, setOver] = useState(false);
  return {
    'data-over': over || undefined,
    css: dropTarget,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      event.stopPropagation();
      if (isWithin(event)) setOver(true);
      else event.dataTransfer.dropEffect = 'none';
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      setOver(false);
      if (isWithin(event)) takeFrom(event, event.dataTransfer, take);
    },
    onPaste: (event: ClipboardEvent) => {
      if (isWithin(event) && !isTextForInput(event)) takeFrom(event, event.clipboardData, take);
    },
  };
}

/** Whether an event isn't one of a dialog over the element, which React passes on as well. */
const isWithin = ({ currentTarget, target }: SyntheticEvent): boolean =>
  target instanceof Node && currentTarget.contains(target);

/** Office programs put a picture of copied text on the clipboard too. Where one can type, the text is meant. */
const isTextForInput = ({ target, clipboardData }: ClipboardEvent): boolean =>
  clipboardData.types.includes('text/html') &&
  clipboardData.types.includes('text/plain') &&
  target instanceof Element &&
  target.closest('input, textarea, [contenteditable=true]') !== null;

const dropTarget = defineStyle({
  '&[data-over]': {
    outline: '2px dashed',
    outlineColor: 'brand.solid',
    outlineOffset: '4px',
    borderRadius: 'lg',
  },
});

function takeFrom(
  event: { preventDefault(): void; stopPropagation(): void },
  { files }: DataTransfer,
  take: (files: File[]) => void,
): void {
  if (files.length === 0) return;
  event.preventDefault();
  // The elements around accept files too.
  event.stopPropagation();
  take([...files]);
}
