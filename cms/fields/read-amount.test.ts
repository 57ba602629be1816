import { expect, test } from 'vitest';
import { readAmount, showAmount } from './read-amount.ts';

test.for([
  ['1,5', 1.5],
  ['1.5', 1.5],
  ['0,25', 0.25],
  ['0,125', 0.125],
  ['12.50', 12.5],
  [' 1500 ', 1500],
  ['0', 0],
  ['1,', 1], // while it is typed
  ['1,3333', 1.3333],
  ['', null],
  ['  ', null],
])('%j is %j', ([text, amount]) => {
  expect(readAmount(text as string)).toEqual({ amount });
});

test.for([
  ['1.500', 'Schrijf 1500 of 1,5.'],
  ['1,500', 'Schrijf 1500 of 1,5.'],
  ['2.000', 'Schrijf 2000 of 2.'],
  ['12,345', 'Schrijf 12345 of 12,35.'],
])('%s could be two numbers', ([text = '', problem]) => {
  expect(readAmount(text)).toEqual({ problem });
});

test.for(['veel', '1,5 gram', '1 500', '1.500,5', '1,2,3', '1/2', '-1', '1e3', 'Infinity', ',', '9'.repeat(10)])(
  '%s is no number',
  (text) => {
    expect(readAmount(text)).toEqual({ problem: 'Dit is geen getal. Schrijf bijvoorbeeld 1500 of 1,5.' });
  },
);

test('an amount is shown as it is read', () => {
  expect([1.5, 1500, 0, 0.01].map(showAmount)).toEqual(['1,5', '1500', '0', '0,01']);
});
