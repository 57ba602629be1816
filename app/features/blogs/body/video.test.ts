import { expect, it } from 'vitest';
import { youtubeIdOf } from './video.ts';

const ID = 'aqz-KE-bpKQ';

it.each([
  `https://www.youtube.com/watch?v=${ID}`,
  `https://www.youtube.com/watch?t=12&v=${ID}&list=PL1`,
  `http://youtube.com/watch?v=${ID}`,
  `https://m.youtube.com/watch?v=${ID}`,
  `https://youtu.be/${ID}?si=abc`,
  `youtu.be/${ID}`,
  `www.youtube.com/watch?v=${ID}`,
  `https://www.youtube.com/shorts/${ID}`,
  `https://www.youtube.com/embed/${ID}`,
  `https://www.youtube-nocookie.com/embed/${ID}?rel=0`,
  `HTTPS://YOUTU.BE/${ID}`,
])('R22 reads the id of the video in %s', (link) => {
  expect(youtubeIdOf(link)).toBe(ID);
});

it.each([
  `https://youtu.be@evil.example/${ID}`,
  `https://youtu.be:443@evil.example/${ID}`,
  `https://evil.example/youtu.be/${ID}`,
  `https://youtu.be.evil.example/${ID}`,
  `https://evilyoutu.be/${ID}`,
  `https://youtube.com.evil.example/watch?v=${ID}`,
  `https://youtu.be:8443/${ID}`,
  `javascript:alert('youtu.be/${ID}')`,
  `data:text/html,youtu.be/${ID}`,
  `//youtu.be/${ID}`,
  'https://youtu.be/te-kort',
  `https://youtu.be/${ID}x`,
  `https://youtu.be/${ID.slice(0, 10)}"`,
  'https://www.youtube.com/watch',
  `https://www.youtube.com/playlist?list=${ID}`,
  `https://www.youtube.com/redirect?q=${ID}`,
  'youtu',
  `https://youtu.be/${ID}?x=${'a'.repeat(600)}`,
])('R22 refuses %s', (link) => {
  expect(youtubeIdOf(link)).toBeNull();
});
