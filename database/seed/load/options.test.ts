import { expect, it } from 'vitest';
import { parseOptions } from './options.ts';

it('reads the amounts; by default a fifth as many conversations as members', () => {
  const amount = ['--members', '100000', '--reactions', '1000000'];
  const options = { members: 100_000, conversations: 20_000, reactions: 1_000_000, seed: 1 };
  expect(parseOptions(amount)).toEqual(options);
  expect(parseOptions([...amount, '--conversations=50', '--seed', '7'])).toEqual({
    ...options,
    conversations: 50,
    seed: 7,
  });
});

it('names all errors at once', () => {
  const wrong = () => parseOptions(['--members', '5', '--conversations', 'veel', '--seed=-1']);
  expect(wrong).toThrow('--members moet een geheel getal van 100 tot en met 10000000 zijn');
  expect(wrong).toThrow("--conversations moet een geheel getal van 10 tot en met 2000000 zijn, niet 'veel'.");
  expect(wrong).toThrow('--reactions ontbreekt.');
  expect(wrong).toThrow("--seed moet een geheel getal van 0 tot en met 4294967295 zijn, niet '-1'.");
  expect(wrong).toThrow('Gebruik: npm run seed:load');
});

it.for([['--leden', '10'], ['100000'], ['--members']])('refuses %s', (args) => {
  expect(() => parseOptions(args)).toThrow(`Deze opties worden niet begrepen: ${args.join(' ')}`);
});
