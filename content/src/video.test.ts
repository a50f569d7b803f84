import { expect, test } from 'vitest';
import { video } from './fields.ts';
import { messages } from './texts/messages.ts';
import { embedUrl, type NoVideo, parseVideo } from './video.ts';

const said = { label: 'Field' };

const youtube = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0';
const vimeo = 'https://player.vimeo.com/video/76979871?dnt=1';

/** The player of an address, or why nothing is. */
function playedAt(link: string): string {
  const video = parseVideo(link);
  return typeof video === 'string' ? video : embedUrl(video);
}

test.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', youtube],
  ['http://youtube.com/watch?list=a&v=aqz-KE-bpKQ&index=3', youtube],
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&list=PLx', youtube],
  ['https://m.youtube.com/watch?app=desktop&v=aqz-KE-bpKQ', youtube],
  ['https://music.youtube.com/watch?v=aqz-KE-bpKQ', youtube],
  ['HTTPS://WWW.YouTube.COM/watch?v=aqz-KE-bpKQ', youtube],
  ['https://youtu.be/aqz-KE-bpKQ?si=abc', youtube],
  ['https://youtu.be/aqz-KE-bpKQ?list=PLx', youtube],
  ['https://www.youtube.com/embed/aqz-KE-bpKQ', youtube],
  ['https://www.youtube.com/embed/aqz-KE-bpKQ?list=PLx', youtube],
  ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', youtube],
  ['https://www.youtube.com/v/aqz-KE-bpKQ', youtube],
  ['https://www.youtube.com/shorts/aqz-KE-bpKQ', youtube],
  ['https://www.youtube.com/live/aqz-KE-bpKQ/', youtube],
  ['https://vimeo.com/76979871', vimeo],
  ['https://www.vimeo.com/76979871/', vimeo],
  ['https://vimeo.com/76979871?share=copy', vimeo],
  ['https://vimeo.com/76979871/settings', vimeo],
  ['https://vimeo.com/m/76979871', vimeo],
  ['https://vimeo.com/channels/staffpicks/76979871', vimeo],
  ['https://vimeo.com/channels/1234567/76979871', vimeo],
  ['https://vimeo.com/groups/shortfilms/videos/76979871', vimeo],
  ['https://vimeo.com/groups/1234567/videos/76979871', vimeo],
  ['https://vimeo.com/showcase/1234567/video/76979871', vimeo],
  ['https://vimeo.com/album/1234567/video/76979871', vimeo],
  ['https://vimeo.com/manage/videos/76979871', vimeo],
  ['https://player.vimeo.com/video/76979871', vimeo],
  ['https://vimeo.com/76979871/0a1b2c3d4e', `${vimeo}&h=0a1b2c3d4e`],
  ['https://vimeo.com/76979871/0a1b2c3d4e?share=copy', `${vimeo}&h=0a1b2c3d4e`],
  ['https://vimeo.com/manage/videos/76979871/0a1b2c3d4e', `${vimeo}&h=0a1b2c3d4e`],
  ['https://vimeo.com/showcase/1234567/video/76979871?h=0a1b2c3d4e', `${vimeo}&h=0a1b2c3d4e`],
  ['https://player.vimeo.com/video/76979871?h=0a1b2c3d4e', `${vimeo}&h=0a1b2c3d4e`],
])('%s plays at %s, also without https://', (link, embed) => {
  expect(playedAt(link)).toBe(embed);
  expect(playedAt(link.replace(/^https?:/i, ''))).toBe(embed);
  expect(playedAt(link.replace(/^https?:\/\//i, ''))).toBe(embed);
});

test.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=90', `${youtube}&start=90`],
  ['https://www.youtube.com/watch?t=90s&v=aqz-KE-bpKQ', `${youtube}&start=90`],
  ['https://youtu.be/aqz-KE-bpKQ?si=abc&t=1m30s', `${youtube}&start=90`],
  ['https://youtu.be/aqz-KE-bpKQ?t=1h0m5s', `${youtube}&start=3605`],
  ['https://youtu.be/aqz-KE-bpKQ?t=2m', `${youtube}&start=120`],
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ#t=90s', `${youtube}&start=90`],
  ['https://www.youtube.com/embed/aqz-KE-bpKQ?start=90', `${youtube}&start=90`],
  ['https://www.youtube.com/watch?time_continue=90&v=aqz-KE-bpKQ', `${youtube}&start=90`],
  ['https://youtu.be/aqz-KE-bpKQ?t=0', youtube],
  ['https://youtu.be/aqz-KE-bpKQ?t=soon', youtube],
  ['https://youtu.be/aqz-KE-bpKQ?t=', youtube],
  ['https://vimeo.com/76979871#t=90s', `${vimeo}#t=90s`],
  ['https://vimeo.com/76979871?t=90', `${vimeo}#t=90s`],
  ['https://vimeo.com/76979871/0a1b2c3d4e#t=1m30s', `${vimeo}&h=0a1b2c3d4e#t=90s`],
  ['https://player.vimeo.com/video/76979871?h=0a1b2c3d4e#t=90', `${vimeo}&h=0a1b2c3d4e#t=90s`],
])('%s starts at its time: %s', (link, embed) => {
  expect(playedAt(link)).toBe(embed);
});

test.each<[NoVideo, string[]]>([
  [
    'otherSite',
    [
      '',
      'aqz-KE-bpKQ',
      'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
      'https://evil.example/youtube.com/watch?v=aqz-KE-bpKQ',
      'https://evil.example@youtu.be/aqz-KE-bpKQ',
      'https://youtu.be@evil.example/aqz-KE-bpKQ',
      'https://youtu.be:8080/aqz-KE-bpKQ',
      'https://youtu.be/aqz-KE-bpKQ and more',
      'https:\\\\youtu.be\\aqz-KE-bpKQ',
      'javascript://www.youtube.com/watch?v=aqz-KE-bpKQ',
      'ftp://youtu.be/aqz-KE-bpKQ',
      'https://evilvimeo.com/76979871',
    ],
  ],
  [
    'noVideo',
    [
      'https://www.youtube.com',
      'https://www.youtube.com/',
      'https://www.youtube.com/results?search_query=lamp',
      'https://www.youtube.com/watch?v=short',
      'https://www.youtube.com/watch?v=aqz-KE-bpKQx',
      'https://www.youtube.com/embed/',
      'https://www.youtube.com/lamp/watch?v=aqz-KE-bpKQ',
      'https://youtu.be/',
      'https://youtu.be/aqz-KE-bpKQx',
      'https://vimeo.com',
      'https://vimeo.com/about',
      'https://vimeo.com/1234',
      'https://vimeo.com/1234567890123',
      'https://vimeo.com/lamp/lighting',
      'https://vimeo.com/user1234567',
      'https://vimeo.com/user1234567/review/76979871/0a1b2c3d4e',
    ],
  ],
  [
    'playlist',
    [
      'https://www.youtube.com/playlist?list=PLx',
      'https://music.youtube.com/playlist?list=PLx',
      'https://www.youtube.com/watch?list=PLx',
      'https://www.youtube.com/embed/videoseries?list=PLx',
      'https://www.youtube.com/watch_videos?video_ids=aqz-KE-bpKQ,aqz-KE-bpKR',
    ],
  ],
  [
    'channel',
    [
      'https://www.youtube.com/channel/UCx',
      'https://www.youtube.com/c/lamp/videos',
      'https://www.youtube.com/user/lamp',
      'https://www.youtube.com/@lamp',
      'https://www.youtube.com/@lamp/live',
      'https://www.youtube.com/embed/live_stream?channel=UCx',
      'https://vimeo.com/channels/staffpicks',
      'https://vimeo.com/channels/1234567',
    ],
  ],
  ['clip', ['https://www.youtube.com/clip/Ugkx']],
  ['group', ['https://vimeo.com/groups/shortfilms', 'https://vimeo.com/groups/1234567/videos']],
  [
    'showcase',
    [
      'https://vimeo.com/showcase/1234567',
      'https://vimeo.com/showcase/1234567/embed',
      'https://vimeo.com/album/1234567',
    ],
  ],
  [
    'event',
    ['https://vimeo.com/event/1234567', 'https://vimeo.com/event/1234567/embed/0a1b2c3d4e'],
  ],
  ['onDemand', ['https://vimeo.com/ondemand/lamp', 'https://vimeo.com/ondemand/lamp/76979871']],
])('refused as %s: %j', (why, links) => {
  expect(links.map(parseVideo)).toEqual(links.map(() => why));
});

test('the error says what to enter instead', () => {
  const [issue] =
    video(said).safeParse('https://www.youtube.com/playlist?list=PLx').error?.issues ?? [];
  expect(issue?.message).toBe('That is a playlist: open one video and copy its link.');
  const [other] = video(said).safeParse('https://example.org/film').error?.issues ?? [];
  expect(other?.message).toBe(messages.noVideo.otherSite);
});

test.each([
  [' youtu.be/aqz-KE-bpKQ?t=3 ', 'https://youtu.be/aqz-KE-bpKQ?t=3'],
  ['www.youtube.com/watch?v=aqz-KE-bpKQ', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
  ['//player.vimeo.com/video/76979871', 'https://player.vimeo.com/video/76979871'],
  ['http://vimeo.com/76979871', 'http://vimeo.com/76979871'],
  ['https://www.youtube.com/embed/aqz-KE-bpKQ', 'https://www.youtube.com/embed/aqz-KE-bpKQ'],
])('%j is stored as %s', (typed, stored) => {
  expect(video(said).parse(typed)).toBe(stored);
});
