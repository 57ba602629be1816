import { expect, test } from 'vitest';
import { youtubeIdOf } from './youtube.ts';

const ID = 'FN3MFhYPWWo';

test.for([
  ID,
  ` ${ID} `,
  `https://www.youtube.com/watch?v=${ID}`,
  `https://youtube.com/watch?t=10&v=${ID}`,
  `http://m.youtube.com/watch?v=${ID}#t=10`,
  `https://youtu.be/${ID}?si=abc`,
  `https://www.youtube-nocookie.com/embed/${ID}`,
  `https://youtube-nocookie.com/embed/${ID}/`,
  `https://www.youtube.com/shorts/${ID}`,
])('R22 the id of the video is found in %s', (text) => {
  expect(youtubeIdOf(text)).toBe(ID);
});

test.for([
  '',
  'FN3MFhYPWW',
  `${ID}o`,
  `https://youtu.be@evil.example/${ID}`,
  `https://user@youtu.be/${ID}`,
  `https://youtu.be:8443/${ID}`,
  `https://youtu.be.evil.example/${ID}`,
  `https://evilyoutube.com/watch?v=${ID}`,
  `https://music.youtube.com/watch?v=${ID}`,
  `javascript:alert('https://youtu.be/${ID}')`,
  `https://vimeo.com/${ID}`,
  `https://www.youtube.com/watch?v=${ID}"><script>`,
  'https://www.youtube.com/@kanaal',
])('R22 %s is no video', (text) => {
  expect(youtubeIdOf(text)).toBeNull();
});
