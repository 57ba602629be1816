import { expect, it } from 'vitest';
import { findAskerName } from './names-asker.ts';

it.each([
  ['Beste Greet,\n\nDat mag.', 'Greet'],
  ['beste Greet, dat mag.', 'Greet'],
  ['Dag mevrouw Jansen. Dat mag.', 'Jansen'],
  ['Kaas mag, Greet', 'Greet'],
  ['Kaas mag, Greet!\nMet mate.', 'Greet'],
  ['Wat goed dat u dit vraagt, mevrouw De Vries.', 'De Vries'],
  ['Het is zoals meneer van der Wal al dacht.', 'van der Wal'],
  ['Fijn dat je dit vraagt, moestuinman!', 'Moestuinman'],
  ['Beste vragensteller, dat mag.', null],
  ['Dag Allemaal', null],
  ['Een banaan per dag is het beste voor je.', null],
  ['De moestuinmannen weten dat.', null],
  ['Hallo, dat mag.', null],
  ['Eet minder kaas, brood en zout.', null],
  ['Dat geldt voor mevrouw en meneer.', null],
])('in %j: %j', (text, name) => {
  expect(findAskerName(text, 'Moestuinman_47')).toBe(name);
});
