import { expect, it } from 'vitest';
import { findAskerName } from './names-asker.ts';

// advice-22
it.each([
  ['Beste Greet,\n\nDat mag.', 'Greet'],
  ['beste Greet, dat mag.', 'Greet'],
  ['Dag mevrouw Jansen. Dat mag.', 'Jansen'],
  ['Fijn dat je dit vraagt, moestuinman!', 'Moestuinman'],
  ['Beste vragensteller, dat mag.', null],
  ['Dag Allemaal', null],
  ['Een banaan per dag is het beste voor je.', null],
  ['De moestuinmannen weten dat.', null],
  ['Hallo, dat mag.', null],
])('in %j: %j', (text, name) => {
  expect(findAskerName(text, 'Moestuinman_47')).toBe(name);
});
