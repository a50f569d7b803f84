/** A video of one of the two sites that pages can show. */
export interface Video {
  provider: 'youtube' | 'vimeo';
  id: string;
  /** The secret part of an unlisted Vimeo video's address. */
  hash?: string;
  /** The second at which it begins, where the link says one. */
  start?: number;
}

/** The target of a link that isn't a single video which can be shown. */
export type NoVideo =
  | 'otherSite'
  | 'playlist'
  | 'channel'
  | 'group'
  | 'showcase'
  | 'clip'
  | 'event'
  | 'onDemand'
  | 'noVideo';

const youtubeHost = String.raw`(?:(?:www|m|music)\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)`;
const vimeoHost = String.raw`(?:(?:www|player)\.)?vimeo\.com`;

/** Host, path, query and fragment. Users, ports and other ways to write a host are none of a link that people copy. */
const linkPattern = new RegExp(
  String.raw`^(?:(?:https?:)?//)?(${youtubeHost}|${vimeoHost})(/[^\s?#]*)?(?:\?([^\s#]*))?(?:#(\S*))?$`,
  'i',
);

const withoutScheme = new RegExp(`^(?://)?(?=(?:${youtubeHost}|${vimeoHost})(?:[/?#]|$))`, 'i');

/** A link to a video as it is stored: one that was copied without its beginning has it. */
export const videoLink = (typed: string): string => typed.replace(withoutScheme, 'https://');

/**
 * Reads a link to a video in watch, short or embed form, with or without `https://`.
 * @returns what else it leads to, when it is not a link to one video of YouTube or Vimeo
 */
export function parseVideo(link: string): Video | NoVideo {
  const [, host = '', path = '/', query = '', fragment = ''] = linkPattern.exec(link) ?? [];
  if (host === '') return 'otherSite';
  const isVimeo = host.toLowerCase().endsWith('vimeo.com');
  const video = isVimeo ? vimeoVideo(path, query) : youtubeVideo(host, path, query);
  if (!video) return leadsTo(isVimeo ? vimeoPages : youtubePages, path + query);
  const start = startIn(query) || startIn(fragment);
  return { ...video, ...(start && { start }) };
}

const youtubeId = '([\\w-]{11})';
const shortPath = new RegExp(`^/${youtubeId}(?:/|$)`);
const videoPath = new RegExp(
  `^/(?:embed|shorts|live|v)/(?!videoseries|live_stream)${youtubeId}(?:/|$)`,
);
const wholeId = new RegExp(`^${youtubeId}$`);

function youtubeVideo(host: string, path: string, query: string): Video | null {
  const [, id] =
    path === '/watch'
      ? (wholeId.exec(queryValue('v', query)) ?? [])
      : ((/youtu\.be$/i.test(host) ? shortPath : videoPath).exec(path) ?? []);
  return id ? { provider: 'youtube', id } : null;
}

const hashPattern = /^[\da-f]{6,20}$/;
const vimeoPath =
  /^\/(?:m\/|(?:manage\/)?videos?\/|channels\/[^/]+\/|groups\/[^/]+\/videos\/|(?:showcase|album)\/[^/]+\/video\/)?(\d{5,12})(?:\/([^/]*)|$)/;

function vimeoVideo(path: string, query: string): Video | null {
  const [, id, after = ''] = vimeoPath.exec(path) ?? [];
  if (!id) return null;
  const hash = queryValue('h', query) || after;
  return { provider: 'vimeo', id, ...(hashPattern.test(hash) && { hash }) };
}

/** Beginnings of other paths, and what they lead to. */
type Pages = readonly (readonly [beginning: RegExp, what: NoVideo])[];

const youtubePages: Pages = [
  [/^\/(playlist|watch_videos|embed\/videoseries)/, 'playlist'],
  [/^\/watch(.*&)?list=/, 'playlist'],
  [/^\/(@|(channel|c|user)\/|embed\/live_stream)/, 'channel'],
  [/^\/clip\//, 'clip'],
];

const vimeoPages: Pages = [
  [/^\/channels\//, 'channel'],
  [/^\/groups\//, 'group'],
  [/^\/(showcase|album)\//, 'showcase'],
  [/^\/event\//, 'event'],
  [/^\/ondemand\//, 'onDemand'],
];

const leadsTo = (pages: Pages, address: string): NoVideo =>
  pages.find(([beginning]) => beginning.test(address))?.[1] ?? 'noVideo';

/** A raw value in a query. */
const queryValue = (name: string, query: string): string =>
  query
    .split('&')
    .find((each) => each.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? '';

const timePattern = /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/;

/** The second at which a video is to begin; 0 where nothing says so. */
function startIn(query: string): number {
  const time = ['t', 'start', 'time_continue'].map((name) => queryValue(name, query)).find(Boolean);
  const [, hours = 0, minutes = 0, seconds = 0] = timePattern.exec(time ?? '') ?? [];
  return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
}

/**
 * The address of the video's player, built from its id alone and on the hosts that set no cookies
 * before the visitor plays.
 */
export function embedUrl({ provider, id, hash, start }: Video): string {
  if (provider === 'youtube') {
    return `https://www.youtube-nocookie.com/embed/${id}?rel=0${start ? `&start=${start}` : ''}`;
  }
  const player = `https://player.vimeo.com/video/${id}?dnt=1${hash ? `&h=${hash}` : ''}`;
  return start ? `${player}#t=${start}s` : player;
}
