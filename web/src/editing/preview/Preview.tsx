import { Box } from '@chakra-ui/react/box';
import { SegmentGroup } from '@chakra-ui/react/segment-group';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { siteDocument } from '@lamplight/content/paths';
import { previewTexts } from '@lamplight/content/texts/staffArea/preview';
import {
  type ComponentType,
  memo,
  type RefObject,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { watchInput } from '../../device/idleTimeout.ts';
import { trusted } from '../../device/trustedTypes.ts';
import { useLatest } from '../../ui/useLatest.ts';
import { adviseOnPage } from '../advice/useAdvice.ts';
import { focusField } from '../form/focusField.ts';
import { onChange } from '../form/hookForm.ts';
import type { Editor } from '../form/useContentForm.ts';
import { LoadPreview, type MountedPreview, type Over } from './mounting.ts';
import { NoPreview } from './NoPreview.tsx';
import { enablePicking, placeOf } from './places.ts';
import { useHiddenBlocks } from './useHiddenBlocks.ts';
import type { Screen } from './usePanes.tsx';

/** The page on which visitors see the edited content. */
export interface Previewed {
  /** Its address. */
  path: string;
  /** The part shown over it, if the page alone does not show the edited content. */
  over?: Over;
  /** It is mounted even while hidden: the form needs results from the page. */
  unseen?: true;
  /** The result of the page, shown above it. */
  Above?: ComponentType<{ page: Document }>;
}

/** Widths of the screens that a page is shown on, in pixels. */
const screens: Record<Screen, { name: string; width: number }> = {
  phone: { name: previewTexts.phone, width: 390 },
  desktop: { name: previewTexts.desktop, width: 1280 },
};

interface PreviewProps extends Omit<PreviewFrameProps, 'width'> {
  screen: Screen;
  onScreen: (screen: Screen) => void;
}

/** What visitors will see, on a screen that can be chosen. */
export const Preview = ({ screen, onScreen, ...frame }: PreviewProps) => (
  <Box
    role="region"
    aria-label={previewTexts.preview}
    display="flex"
    flexDirection="column"
    h="full"
    bg="bg.panel"
    borderRadius="2xl"
    boxShadow="card"
    overflow="hidden"
  >
    <HStack justifyContent="space-between" px="4" py="2" borderBottomWidth="1px" gap="4">
      <Text fontSize="sm" color="fg.muted">
        {frame.Above ? previewTexts.pageBelow : previewTexts.clickPart}
      </Text>
      <ScreenChoice screen={screen} onScreen={onScreen} />
    </HStack>
    <PreviewFrame key={frame.path} {...frame} width={screens[screen].width} />
  </Box>
);

/** The choice of the screen. */
const ScreenChoice = memo(({ screen, onScreen }: Pick<PreviewProps, 'screen' | 'onScreen'>) => (
  <SegmentGroup.Root
    size="sm"
    value={screen}
    onValueChange={({ value }) => onScreen(value as Screen)}
    aria-label={previewTexts.screen}
    flexShrink="0"
  >
    <SegmentGroup.Indicator />
    {Object.entries(screens).map(([value, { name }]) => (
      <SegmentGroup.Item key={value} value={value}>
        <SegmentGroup.ItemText>{name}</SegmentGroup.ItemText>
        <SegmentGroup.ItemHiddenInput />
      </SegmentGroup.Item>
    ))}
  </SegmentGroup.Root>
));

interface PreviewFrameProps extends Previewed {
  editor: Editor;
  /** Width of the screen that it is shown on, in pixels. */
  width: number;
  /** The element with the fields: the page scrolls to the place of the focused one. */
  fields: RefObject<HTMLElement | null>;
}

/** The public page with what is being typed, made smaller to fit. */
function PreviewFrame({ editor, path, over, Above, width, fields }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<Document | null>(null);
  const { room, scale } = useScale(width);
  const { failed, tryAgain } = useMountedPreview(page, editor, path, over);
  const { form } = editor;
  useHiddenBlocks(page, editor);
  const isShown = useIsShown(page);
  const isOfMenu = editor.paths?.includes(siteDocument('navigation')) === true;

  useEffect(() => {
    // The page comes with the event `load`.
    if (frame.current) frame.current.srcdoc = frameContent;
  }, []);

  useEffect(() => {
    const { current } = fields;
    const follow = ({ target }: FocusEvent) => {
      const name = target instanceof Element && target.getAttribute('name');
      if (name && page) bringToView(page, name, form.getValues(), isOfMenu);
    };
    current?.addEventListener('focusin', follow);
    return () => current?.removeEventListener('focusin', follow);
  }, [page, fields, form, isOfMenu]);

  const framed = (
    <Box
      ref={room}
      flex="1"
      minH="0"
      overflow="hidden"
      display="grid"
      justifyContent="center"
      bg="brand.muted"
    >
      {failed && <NoPreview tryAgain={tryAgain} />}
      <chakra.iframe
        hidden={failed}
        // An empty sheet would glare in the dark.
        visibility={isShown ? undefined : 'hidden'}
        ref={frame}
        title={previewTexts.preview}
        onLoad={() => setPage(frame.current?.contentDocument ?? null)}
        border="0"
        bg="white"
        colorScheme="light"
        w={`${width}px`}
        h={`${100 / scale}%`}
        transformOrigin="0 0"
        transform={`scale(${scale})`}
        me={`${-width * (1 - scale)}px`}
      />
    </Box>
  );
  return (
    <>
      {Above && page && <Above page={page} />}
      {framed}
    </>
  );
}

/** Whether there is anything on the page. */
function useIsShown(page: Document | null): boolean {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!page) return;
    const look = () => page.querySelector('main') !== null && setIsShown(true);
    const observer = new MutationObserver(look);
    observer.observe(page.body, { subtree: true, childList: true });
    look();
    return () => observer.disconnect();
  }, [page]);
  return isShown;
}

/** Scrolls the page to the place of a field, if that is out of sight, and unfolds it (a transcript or a menu). */
function bringToView(page: Document, name: string, values: unknown, inMenu: boolean) {
  const view = page.defaultView;
  // A link of the menu is shown as its name.
  const seen = inMenu ? name.replace(/\.url$/, '.name') : name;
  const element = placeOf(page, seen, values, inMenu);
  for (let folded = element?.closest('details'); folded; ) {
    folded.open = true;
    folded = folded.parentElement?.closest('details');
  }
  const place = element?.getBoundingClientRect();
  if (!view || !place) return;
  const inSight = place.top >= 0 && place.bottom <= view.innerHeight;
  const top = view.scrollY + place.top - Math.max(0, view.innerHeight - place.height) / 2;
  if (!inSight) view.scrollTo({ top, behavior: 'instant' });
}

/** The scale at which a page of some width fits the available room. */
function useScale(width: number) {
  const room = useRef<HTMLDivElement>(null);
  const [present, setPresent] = useState(width);
  useEffect(() => {
    if (!room.current) return;
    // Behind the other tab the width is 0. With that scale, the page would jump when it is shown again.
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width;
      if (width) setPresent(width);
    });
    observer.observe(room.current);
    return () => observer.disconnect();
  }, []);
  return { room, scale: Math.min(1, present / width) };
}

/** Without its first line browsers would lay the page out in quirks mode. */
const blankPage =
  '<!doctype html><html lang="en"><head></head><body><div id="root"></div></body></html>';

const frameContent = trusted('lamplight-preview', 'createHTML', blankPage);

/** The least time between two renderings of what is typed. */
const throttleMs = 100;

/**
 * Shows the content of an editor on the page at `path`, in an empty document, and follows the input.
 * @returns whether the site could not be loaded, and how to try that again
 */
function useMountedPreview(
  page: Document | null,
  editor: Editor,
  path: string,
  over: Over | undefined,
) {
  const loadPreview = useContext(LoadPreview);
  const mounted = useRef<MountedPreview>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const latest = useLatest({ editor, over });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the reason to load again
  useEffect(() => {
    if (!page) return;
    const ending = new AbortController();
    setFailed(false);
    loadPreview().then(
      (mountPreview) => {
        const typed = latest.current.editor.typed();
        if (ending.signal.aborted || !typed) return;
        const preview = mountPreview(page, { path, typed, over: latest.current.over });
        mounted.current = preview;
        const endPicking = enablePicking(page, {
          values: () => latest.current.editor.form.getValues(),
          onPick: focusField,
          staysOnPage: preview.staysOnPage,
        });
        const stopWatching = watchInput(page);
        adviseOnPage(page, () => latest.current.editor, ending.signal);
        ending.signal.addEventListener('abort', () => {
          stopWatching();
          endPicking();
          preview.unmount();
          mounted.current = null;
        });
      },
      () => ending.signal.aborted || setFailed(true),
    );
    return () => ending.abort();
  }, [page, path, loadPreview, attempt]);

  const { form } = editor;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      timer = undefined;
      const typed = latest.current.editor.typed();
      if (typed) mounted.current?.show(typed);
    };
    const stop = onChange(form, () => {
      timer ??= setTimeout(show, throttleMs);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [form]);

  return { failed, tryAgain: () => setAttempt(attempt + 1) };
}
