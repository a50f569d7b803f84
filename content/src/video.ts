/** A video of one of the two sites that pages can show. */
export interface Video {
  provider: 'youtube' | 'vimeo';
  id: string;
  /** The secret part of an unlisted Vimeo video's address. */
  hash?: string;
}

const youtubeHosts = /^(www\.|m\.|music\.)?(youtube\.com|youtube-nocookie\.com|youtu\.be)$/;
const vimeoHosts = /^(www\.|player\.)?vimeo\.com$/;
const youtubeId = /^[\w-]{11}$/;

/**
 * Reads a video link in watch, short or embed form.
 * @returns null when it is not a link to a video of YouTube or Vimeo
 */
export function parseVideo(link: string): Video | null {
  if (!URL.canParse(link)) return null;
  const url = new URL(link);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  const host = url.hostname.toLowerCase();
  if (youtubeHosts.test(host)) return parseYoutube(url);
  if (vimeoHosts.test(host)) return parseVimeo(url);
  return null;
}

function parseYoutube(url: URL): Video | null {
  const [first, second] = url.pathname.split('/').filter(Boolean);
  const id = url.hostname.endsWith('youtu.be')
    ? first
    : first === 'watch'
      ? url.searchParams.get('v')
      : first && ['embed', 'shorts', 'live', 'v'].includes(first)
        ? second
        : undefined;
  return id && youtubeId.test(id) ? { provider: 'youtube', id } : null;
}

function parseVimeo(url: URL): Video | null {
  const parts = url.pathname.split('/').filter(Boolean);
  const at = parts.findIndex((part) => /^\d{5,12}$/.test(part));
  const id = parts[at];
  if (!id) return null;
  const hash = url.searchParams.get('h') ?? parts[at + 1];
  return hash && /^[\da-f]{6,20}$/.test(hash)
    ? { provider: 'vimeo', id, hash }
    : { provider: 'vimeo', id };
}

/**
 * The address of the video's player, built from its id alone and on the hosts that set no cookies
 * before the visitor plays (decision 15).
 */
export function embedUrl(video: Video): string {
  if (video.provider === 'youtube') {
    return `https://www.youtube-nocookie.com/embed/${video.id}?rel=0`;
  }
  return `https://player.vimeo.com/video/${video.id}?dnt=1${video.hash ? `&h=${video.hash}` : ''}`;
}
