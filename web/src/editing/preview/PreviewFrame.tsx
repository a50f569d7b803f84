import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { jumpTo } from '../jump.ts';
import type { Editor } from '../useContentForm.ts';
import { fillWithBlankPage } from './blankPage.ts';
import { LoadPreview, type MountedPreview, type Over } from './mounting.ts';
import { letPick } from './picking.ts';
import { placeOf } from './places.ts';
import { useTyped } from './useTyped.ts';

interface PreviewFrameProps {
  editor: Editor;
  /** The address of the page. */
  path: string;
  over?: Over | undefined;
  /** Width of the screen that it is shown on, in pixels. */
  width: number;
  /** What contains the fields: the page follows the one that has the focus. */
  fields: RefObject<HTMLElement | null>;
}

/** The public page with what is being typed, made smaller to fit. */
export function PreviewFrame({ editor, path, over, width, fields }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const mounted = useRef<MountedPreview>(null);
  const [page, setPage] = useState<Document | null>(null);
  const { room, scale } = useScale(width);
  const loadPreview = useContext(LoadPreview);
  const latest = useRef({ editor, over });
  useEffect(() => {
    latest.current = { editor, over };
  });

  useEffect(() => {
    if (!frame.current) return;
    fillWithBlankPage(frame.current);
  }, []);

  useEffect(() => {
    const { typed, form } = latest.current.editor;
    const now = page && typed();
    if (!now) return;
    let gone = false;
    let endPicking: (() => void) | undefined;
    loadPreview().then((mountPreview) => {
      if (gone) return;
      const preview = mountPreview(page, {
        path,
        typed: typed() ?? now,
        over: latest.current.over,
      });
      mounted.current = preview;
      endPicking = letPick(page, {
        values: () => form.getValues(),
        onPick: jumpTo,
        staysOnPage: preview.staysOnPage,
      });
    });
    return () => {
      gone = true;
      endPicking?.();
      mounted.current?.unmount();
      mounted.current = null;
    };
  }, [page, path, loadPreview]);

  useTyped(editor, (typed) => mounted.current?.show(typed));

  useEffect(() => {
    const { current } = fields;
    const follow = ({ target }: FocusEvent) => {
      const name = target instanceof Element && target.getAttribute('name');
      if (name && page) bringToView(page, name, latest.current.editor.form.getValues());
    };
    current?.addEventListener('focusin', follow);
    return () => current?.removeEventListener('focusin', follow);
  }, [page, fields]);

  return (
    <Box
      ref={room}
      flex="1"
      minH="0"
      overflow="hidden"
      display="grid"
      justifyContent="center"
      bg="brand.muted"
    >
      <chakra.iframe
        ref={frame}
        title="Preview"
        onLoad={() => setPage(frame.current?.contentDocument ?? null)}
        border="0"
        bg="white"
        w={`${width}px`}
        h={`${100 / scale}%`}
        transformOrigin="0 0"
        transform={`scale(${scale})`}
        me={`${-width * (1 - scale)}px`}
      />
    </Box>
  );
}

/** Scrolls the page to where a field is seen, if that is out of sight. */
function bringToView(page: Document, name: string, values: unknown) {
  const view = page.defaultView;
  const place = placeOf(page, name, values)?.getBoundingClientRect();
  if (!view || !place) return;
  const seen = place.top >= 0 && place.bottom <= view.innerHeight;
  const top = view.scrollY + place.top - Math.max(0, view.innerHeight - place.height) / 2;
  if (!seen) view.scrollTo({ top, behavior: 'instant' });
}

/** How much smaller a page of some width must be shown to fit the room that there is. */
function useScale(width: number) {
  const room = useRef<HTMLDivElement>(null);
  const [present, setPresent] = useState(width);
  useEffect(() => {
    if (!room.current) return;
    const observer = new ResizeObserver(([entry]) => setPresent(entry?.contentRect.width ?? 0));
    observer.observe(room.current);
    return () => observer.disconnect();
  }, []);
  return { room, scale: Math.min(1, present / width) || 1 };
}
