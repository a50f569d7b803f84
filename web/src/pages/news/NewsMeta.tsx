import { chakra } from '@chakra-ui/react/styled-system';
import { dateFormat } from '@lamplight/content/dateFormat';
import { isDay } from '@lamplight/content/day';
import { newsListingPath } from '@lamplight/content/newsListing';
import { isolated } from '@lamplight/content/shownText';
import { useTexts } from '../../ui/i18n/texts.ts';
import { ServedText } from '../../ui/ServedText.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';

interface NewsMetaProps {
  date: string;
  author?: string;
  tags: readonly string[];
  /** Whether a link around it leads elsewhere: then tags lead nowhere. */
  inLink?: boolean;
}

/** The day and the author of a news item, and its tags, which lead to others with them; nothing without any. */
export function NewsMeta({ date, author = '', tags, inLink = false }: NewsMetaProps) {
  const { say } = useTexts();
  const parts = [
    isDay(date) && <Day key="date">{date}</Day>,
    author && <span key="author">{say('news.by', { name: isolated(author) })}</span>,
    ...[...new Set(tags)].filter(Boolean).map((tag) =>
      inLink ? (
        <bdi key={`tag ${tag}`}>{tag}</bdi>
      ) : (
        <TagLink key={`tag ${tag}`} href={newsListingPath({ tag })}>
          <bdi>{tag}</bdi>
        </TagLink>
      ),
    ),
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return <Line>{parts}</Line>;
}

/** A day in the language of the site. A browser may write it in another way than the server: then that one stays. */
function Day({ children: day }: { children: string }) {
  const { language } = useTexts();
  const text = () =>
    dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
  return <ServedText as="time" dateTime={day} of={[language, day]} text={text} />;
}

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '5',
    rowGap: '1',
    fontSize: '0.9375rem',
    color: 'fg.muted',
  },
});

const TagLink = chakra(SiteLink, {
  base: {
    // High enough for a thumb.
    py: { base: '2.5', md: '0' },
    color: 'brand.fg',
    textUnderlineOffset: '3px',
    _hover: { textDecoration: 'underline' },
  },
});
