import { Text } from '@chakra-ui/react/text';
import { momentOf } from '@lamplight/content/instants';
import { placeAt } from '@lamplight/content/paths';
import { isolated } from '@lamplight/content/shownText';
import { pageQuery } from '@lamplight/content/staffPages';
import { startTexts } from '@lamplight/content/texts/staffArea/start';
import { titleIn } from '@lamplight/content/titleIn';
import { serverNow } from '../../device/serverClock.ts';
import { useTitles } from '../../editing/page/useTitles.ts';
import { planText } from '../../editing/publishing/planText.ts';
import { useZone } from '../../editing/schedule/useZone.ts';
import { editorsOf } from '../../editing/uses/places.ts';
import { type OpenDraft, useOpenDrafts } from '../../firebase/live/openDrafts.ts';
import type { Place } from '../../firebase/places.ts';
import { dayAndTime } from '../../ui/dateText.ts';
import { StaffCard } from '../../ui/StaffCard.tsx';
import { None, RowDetail, RowLink, RowList } from './startParts.tsx';

/** Drafts that visitors don't see yet: what couldn't be published first, then what will be; nothing where there are none. */
export function DraftsToPublish() {
  const drafts = useOpenDrafts();
  if (drafts.state === 'failed')
    return (
      <StaffCard
        title={startTexts.notPublished}
        aside={<None role="status">{startTexts.draftsFailed}</None>}
      />
    );
  if (drafts.state === 'loading' || drafts.value.length === 0) return null;
  return (
    <StaffCard title={startTexts.notPublished}>
      <RowList>
        {drafts.value
          .toSorted((one, other) => turnOf(one) - turnOf(other))
          .map((draft) => (
            <Row key={draft.of} draft={draft} />
          ))}
      </RowList>
    </StaffCard>
  );
}

/** The sort key of drafts: the moment of publication. */
const turnOf = ({ stopped, publish }: OpenDraft): number => {
  if (stopped) return 0;
  return publish ? momentOf(publish.at) : Number.MAX_SAFE_INTEGER;
};

function Row({ draft }: { draft: OpenDraft }) {
  const { of, fields, savedAt, stopped } = draft;
  const zone = useZone();
  const place = draftedPlace(of, fields);
  const [editor] = editorsOf([place]);
  // A draft holds only what it changes.
  const titleOf = useTitles(editor && place.title === '' ? [editor.to] : []);
  if (!editor) return null;
  const isItem = !of.startsWith('site/') && place.title !== editor.title;
  const isOwnPage = editor.to.includes(pageQuery);
  const title = isolated(isOwnPage && place.title === '' ? titleOf(editor.to) : editor.title);
  const plan = planText(draft, zone, serverNow());
  return (
    <li>
      <RowLink to={editor.to}>
        <Text as="span" overflowWrap="anywhere">
          {isItem && place.title ? `${title}: ${isolated(place.title)}` : title}
          {plan && (
            <Text
              as="span"
              display="block"
              fontWeight="400"
              color={stopped ? 'fg.error' : 'fg.muted'}
            >
              {plan}
            </Text>
          )}
        </Text>
        {savedAt && !plan && <RowDetail>{dayAndTime(savedAt)}</RowDetail>}
      </RowLink>
    </li>
  );
}

/** The document that a draft is of, as links to editors need it. */
const draftedPlace = (path: string, fields: Record<string, unknown>): Place => ({
  place: placeAt(path),
  path,
  title: titleIn(fields),
});
