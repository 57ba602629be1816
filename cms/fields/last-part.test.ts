import { expect, test } from 'vitest';
import { lastPart } from './last-part.ts';

test.for([
  'op-vakantie',
  '/groepen/dialyse/op-vakantie',
  'https://www.example.org/groepen/dialyse/op-vakantie/?page=2#reactie-7',
  ' op-vakantie ',
])('%s is shortened to its last part', (text) => {
  expect(lastPart(text)).toBe('op-vakantie');
});
