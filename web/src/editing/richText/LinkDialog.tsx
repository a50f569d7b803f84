import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { richTextTexts } from '@lamplight/content/texts/staffArea/richText';
import { titleIn } from '@lamplight/content/titleIn';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { isComposing } from '../../device/composing.ts';
import { useStoredList } from '../../firebase/live/documents.ts';
import { useLoadedFiles } from '../../firebase/live/files.ts';
import { useOwnPages } from '../../firebase/live/ownPages.ts';
import { usePublicNames } from '../../firebase/live/publicNames.ts';
import { chosen } from '../../theme/media.ts';
import { Button } from '../../ui/Button.tsx';
import { DialogForm, StaffDialog } from '../../ui/StaffDialog.tsx';
import { FieldInput, FieldParts } from '../inputs/FieldParts.tsx';
import { linkAt, setLink } from './commands.ts';
import type { RichTextEditor } from './editor.ts';
import { nameOfTarget, type Target, targetsFor, targetsOf } from './linkTargets.ts';

/** Asks where the selected text leads: a combobox of pages, people and addresses (ARIA Authoring Practices, Combobox). */
export function LinkDialog({ editor }: { editor: RichTextEditor }) {
  const { view } = editor;
  const [before] = useState(() => linkAt(view.state)?.mark.attrs.href as string | undefined);
  const targets = useTargets();
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? (before === undefined ? '' : nameOfTarget(before, targets));
  const [at, setAt] = useState(0);
  const [error, setError] = useState<string>();
  const id = useId();
  const formId = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  // Until something is typed the whole list is offered.
  const found = typed === undefined ? targets.slice(0, 8) : targetsFor(typed, targets);
  const active = typed === undefined ? -1 : Math.min(at, found.length - 1);
  const optionId = (index: number) => `${id}-${index}`;

  useEffect(() => {
    list.current?.querySelectorAll('[role=option]')[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const take = (target: Target | undefined) => {
    if (!target) {
      setError(typed ? richTextTexts.noLink : richTextTexts.chooseLink);
      input.current?.focus();
      return;
    }
    setLink(target.href, target.text ?? target.name)(view.state, view.dispatch);
    editor.say(richTextTexts.linked(target.name));
    editor.closeLink();
  };
  const submit = () =>
    typed === undefined && before !== undefined ? editor.closeLink() : take(found[active]);

  /** Puts the selection back with the focus: browsers begin at the start of the text. */
  const focusText = () => {
    view.focus();
    return view.dom;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent) || found.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    if (typed === undefined) setTyped('');
    setAt(typed === undefined ? 0 : (active + step + found.length) % found.length);
  };

  return (
    <StaffDialog
      title={before === undefined ? richTextTexts.addLink : richTextTexts.changeLink}
      onClose={editor.closeLink}
      initialFocusEl={() => input.current}
      finalFocusEl={focusText}
      actions={
        <>
          <Button variant="outline" onClick={editor.closeLink}>
            {commonTexts.cancel}
          </Button>
          <Button type="submit" form={formId}>
            {richTextTexts.set}
          </Button>
        </>
      }
    >
      <DialogForm id={formId} onSubmit={submit}>
        <FieldParts label={richTextTexts.linkTo} hint={richTextTexts.linkHint} error={error}>
          <FieldInput
            ref={input}
            role="combobox"
            aria-expanded={found.length > 0}
            aria-controls={id}
            aria-autocomplete="list"
            aria-activedescendant={active >= 0 ? optionId(active) : undefined}
            autoComplete="off"
            spellCheck={false}
            value={shown}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => {
              setTyped(target.value);
              setAt(0);
              setError(undefined);
            }}
            onKeyDown={onKeyDown}
          />
        </FieldParts>
        <Box
          ref={list}
          id={id}
          role="listbox"
          aria-label={richTextTexts.results}
          mt="3"
          mx="-2"
          maxH="min(18rem, 40dvh)"
          overflowY="auto"
        >
          {found.map((target, index) => (
            <Option
              key={target.href}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              // The focus stays in the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(target)}
            >
              <chakra.span minW="0" overflowWrap="anywhere">
                {target.of === 'address' ? richTextTexts.addressOf(target.name) : target.name}
              </chakra.span>
              {target.of !== 'address' && (
                <chakra.span color="fg.muted" flexShrink="0" fontSize="sm">
                  {richTextTexts[target.of]}
                </chakra.span>
              )}
            </Option>
          ))}
        </Box>
      </DialogForm>
    </StaffDialog>
  );
}

/** Pages, files, and members of the team once they are loaded. */
function useTargets(): Target[] {
  const team = useStoredList('team');
  const publicNames = usePublicNames();
  const ownPages = useOwnPages();
  const files = useLoadedFiles();
  return useMemo(() => {
    const members = team.state === 'loaded' ? team.value : [];
    return targetsOf(
      publicNames,
      members.map(({ _id, content }) => ({ _id, name: titleIn(content) })),
      ownPages,
      files,
    );
  }, [team, publicNames, ownPages, files]);
}

const Option = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    px: '2',
    py: '2',
    minH: { base: '11', md: '9' },
    borderRadius: 'md',
    cursor: 'pointer',
    _hover: { bg: 'brand.muted' },
    _selected: { bg: 'brand.muted', color: 'brand.fg', _highContrast: chosen },
  },
});
