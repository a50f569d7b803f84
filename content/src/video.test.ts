import { expect, test } from 'vitest';
import { embedUrl, parseVideo } from './video.ts';

const youtube = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0';
const vimeo = 'https://player.vimeo.com/video/76979871?dnt=1';

test.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', youtube],
  ['http://youtube.com/watch?list=a&v=aqz-KE-bpKQ&t=3', youtube],
  ['https://m.youtube.com/watch?v=aqz-KE-bpKQ', youtube],
  ['https://youtu.be/aqz-KE-bpKQ?si=abc', youtube],
  ['https://www.youtube.com/embed/aqz-KE-bpKQ', youtube],
  ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?start=9', youtube],
  ['https://www.youtube.com/shorts/aqz-KE-bpKQ', youtube],
  ['https://vimeo.com/76979871', vimeo],
  ['https://vimeo.com/channels/staffpicks/76979871', vimeo],
  ['https://player.vimeo.com/video/76979871', vimeo],
  ['https://vimeo.com/76979871/0a1b2c3d4e', `${vimeo}&h=0a1b2c3d4e`],
  ['https://player.vimeo.com/video/76979871?h=0a1b2c3d4e', `${vimeo}&h=0a1b2c3d4e`],
])('%s plays at %s', (link, embed) => {
  const video = parseVideo(link);
  expect(video && embedUrl(video)).toBe(embed);
});

test.each([
  '',
  'aqz-KE-bpKQ',
  'https://www.youtube.com/',
  'https://www.youtube.com/watch?v=short',
  'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
  'https://evil.example/youtube.com/watch?v=aqz-KE-bpKQ',
  'javascript://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://vimeo.com/about',
])('%j is no video', (link) => {
  expect(parseVideo(link)).toBeNull();
});
