import { expect, it } from 'vitest';
import { wordsOfPath } from './not-found-notice.tsx';

it.each([
  ['/bibliotheek/12-leven-met-dialyse', 'leven met dialyse'],
  ['/artikelen/di%C3%ABtist/?van=mail#kop', 'diëtist'],
  ['/', ''],
  ['/12345', ''],
  ['/bel-0900-1234-of-ga-naar-www.evil.example-nu', 'bel of ga naar www evil'],
  ['/kapot%E0%A4%A', ''],
])('%s has the words %j', (path, words) => {
  expect(wordsOfPath(path)).toBe(words);
});
