import { useFieldContext } from '@chakra-ui/react/field';
import { chakra } from '@chakra-ui/react/styled-system';
import type { RichText } from '@lamplight/content/richText';
import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useController } from 'react-hook-form';
import { loadOnce } from '../../device/loadOnce.ts';
import { Prose, prose } from '../../ui/PageParts.tsx';
import { useLatest } from '../../ui/useLatest.ts';
import { reportNotLoaded, useLazyModule } from '../../ui/useLazyModule.ts';
import { addPendingInput } from '../form/pendingInput.ts';
import { useDescribedBy } from '../inputs/FieldParts.tsx';
import { useReadOnly } from '../page/ReadOnly.tsx';
import type { RichTextEditor } from './editor.ts';
import { holdInput } from './held.ts';

/** Not prefetched with the code that loads once a page can be used: most visits change no formatted text. */
const loadEditor = loadOnce(() => import('./EditorParts.tsx'));

interface RichTextBoxProps {
  name: string;
  label: string;
  /** How many characters there may be. */
  max: number;
  rows: number;
}

/**
 * A formatted text as visitors see it, which becomes an editor when it gets the focus. The element stays the same, so
 * that the focus, the keyboard of a phone and the place in the text stay.
 */
export function RichTextBox(props: RichTextBoxProps) {
  const { field } = useController({ name: props.name });
  const value: RichText = field.value ?? '';
  const [editor, setEditor] = useState<RichTextEditor | null>(null);
  const latest = useLatest(field);
  useLayoutEffect(() => editor?.setValue(value), [editor, value]);
  const form = useMemo(
    (): FormEnd => ({
      onChange: (next) => latest.current.onChange(next),
      onBlur: () => latest.current.onBlur(),
      ref: (element) => latest.current.ref(element),
    }),
    [],
  );
  // The editor renders its value without React: rendering all of this at each key took longer than the key itself.
  return <TextField {...props} value={editor ? null : value} {...{ form, editor, setEditor }} />;
}

/** The connection of a text to its form. */
interface FormEnd {
  onChange: (value: RichText) => void;
  onBlur: () => void;
  ref: (element: HTMLElement | null) => void;
}

interface TextFieldProps extends RichTextBoxProps {
  /** The text; null once it is in an editor. */
  value: RichText | null;
  form: FormEnd;
  editor: RichTextEditor | null;
  setEditor: (editor: RichTextEditor) => void;
}

const TextField = memo(
  ({ name, label, max, rows, value, form, editor, setEditor }: TextFieldProps) => {
    const readOnly = useReadOnly();
    const [wanted, setWanted] = useState(false);
    const box = useRef<HTMLDivElement>(null);
    const shown = useRef<HTMLDivElement>(null);
    const toolbar = useRef<HTMLDivElement>(null);
    const holding = useRef<ReturnType<typeof holdInput>>(null);
    const pending = useRef<ReturnType<typeof addPendingInput>>(null);
    const want = useCallback(() => setWanted(true), []);
    const attributes = useBoxAttributes(name, readOnly);

    useEffect(() => {
      if (readOnly || !box.current) return;
      holding.current = holdInput(box.current, () => {
        pending.current ??= addPendingInput();
        want();
      });
      return () => {
        holding.current?.stop();
        pending.current?.end(false);
      };
    }, [readOnly, want]);

    // A label focuses inputs by itself, but not other elements.
    const labelId = attributes['aria-labelledby'];
    useEffect(() => {
      const words = document.getElementById(labelId);
      const focus = () => box.current?.focus();
      words?.addEventListener('click', focus);
      return () => words?.removeEventListener('click', focus);
    }, [labelId]);

    const load = useCallback(async () => {
      pending.current?.stick(false);
      const module = await loadEditor();
      const isPasted = holding.current?.held.done.some((input) => 'pasted' in input);
      if (isPasted) await module.loadParser();
      await holding.current?.settled();
      holding.current?.take();
      // Composing may have removed it, but React expects to remove it.
      if (shown.current && box.current) box.current.append(shown.current);
      return module;
    }, []);
    const module = useLazyModule(load, wanted, () => {
      // The input is put in once loading succeeds, but a save can't wait for that.
      pending.current?.stick(true);
      // As the message closes, the text may get the focus again.
      flushSync(() => setWanted(false));
      reportNotLoaded();
    });

    // biome-ignore lint/correctness/useExhaustiveDependencies: other values are put into the editor that is there
    useLayoutEffect(() => {
      if (!module || !box.current || !holding.current) return;
      const made = module.createEditor({
        box: box.current,
        value: value ?? '',
        max,
        held: holding.current.held,
        onChange: form.onChange,
        toToolbar: () =>
          toolbar.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus(),
      });
      holding.current.stop();
      pending.current?.end();
      setEditor(made);
      return () => made.destroy();
    }, [module, max]);

    const ref = useCallback(
      (element: HTMLDivElement | null) => {
        box.current = element;
        form.ref(element);
      },
      [form],
    );

    return (
      <Frame>
        {module && editor && (
          <module.Above editor={editor} label={label} controls={attributes.id} toolbar={toolbar} />
        )}
        <TextBox
          ref={ref}
          className="ProseMirror"
          {...attributes}
          style={{ minHeight: `calc(${rows} * 1lh + 1.25rem)` }}
          onBlur={form.onBlur}
          {...(!readOnly && {
            contentEditable: true,
            suppressContentEditableWarning: true,
            onFocus: want,
            onPointerDown: want,
            onPointerEnter: () => void loadEditor().catch(() => {}),
          })}
        >
          {!module && value !== null && (
            <div ref={shown}>
              <Prose {...asInBox}>{value}</Prose>
            </div>
          )}
        </TextBox>
        {module && editor && <module.Below editor={editor} />}
      </Frame>
    );
  },
);

const asInBox = {
  color: 'inherit',
  fontSize: 'inherit',
  whiteSpace: 'inherit',
  textWrap: 'inherit',
} as const;

/** The attributes that make an element a field: its names and its error. */
function useBoxAttributes(name: string, readOnly: boolean) {
  const { ids, invalid, required } = useFieldContext();
  return {
    ...useDescribedBy(),
    // `focusField` finds the field by it.
    ...{ name },
    id: ids.control,
    role: 'textbox',
    tabIndex: readOnly ? undefined : 0,
    'aria-multiline': true,
    'aria-labelledby': ids.label,
    'aria-invalid': invalid || undefined,
    'aria-required': required || undefined,
    'aria-readonly': readOnly || undefined,
  };
}

/** Looks like the other inputs. */
const Frame = chakra('div', {
  base: {
    position: 'relative',
    w: '100%',
    minW: '0',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
    '&:has([role=textbox]:focus)': {
      borderColor: 'brand.focusRing',
      outline: '1px solid {colors.brand.focusRing}',
      outlineOffset: '0px',
    },
    '&:has([aria-invalid=true])': { borderColor: 'border.error' },
  },
});

/** An item is a list of its own in the editor: these counters number it. */
const counters = (...levels: number[]) => levels.map((level) => `item-${level} 0`).join(' ');
const items = {
  counterReset: counters(1, 2, 3),
  '& > *': { counterSet: counters(1, 2, 3) },
  '& > [data-level] + [data-level]': { mt: '1.5' },
  '& > [data-level]': { listStyleType: 'none' },
  ...Object.fromEntries(
    [1, 2, 3].flatMap((level) => [
      [`& > [data-level="${level}"]`, { ps: `${1.5 * level}em` }],
      [`& > ul[data-level="${level}"]`, { counterSet: counters(...[1, 2, 3].slice(level - 1)) }],
      [
        `& > ol[data-level="${level}"]`,
        {
          counterIncrement: `item-${level}`,
          counterSet: level < 3 ? counters(...[1, 2, 3].slice(level)) : 'none',
        },
      ],
      [
        `& > ol[data-level="${level}"] > li::before`,
        { content: `counter(item-${level}, ${level === 1 ? 'decimal' : 'lower-alpha'}) "."` },
      ],
    ]),
  ),
  '& > ul[data-level]': { listStyleType: 'disc' },
  '& > ul[data-level]:not([data-level="1"])': { listStyleType: 'circle' },
  '& > ol > li': { position: 'relative' },
  '& > ol > li::before': {
    position: 'absolute',
    insetInlineEnd: 'calc(100% + 0.4em)',
    whiteSpace: 'nowrap',
  },
};

const TextBox = chakra('div', {
  base: {
    ...prose,
    px: '3',
    py: '2',
    maxH: 'min(32rem, 60dvh)',
    overflowY: 'auto',
    outline: 'none',
    color: 'fg',
    fontSize: 'md',
    lineHeight: '1.6',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    textWrap: 'wrap',
    '&[contenteditable]': { cursor: 'text', ...items },
    '& .ProseMirror-hideselection *::selection': { bg: 'transparent' },
  },
});
