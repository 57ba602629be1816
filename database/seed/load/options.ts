import { parseArgs } from 'node:util';
import { ExpectedError } from '../../../bin/process/expected-error.js';

/** The amounts of bulk data. The same options, `seed` included, give the same data. */
export interface LoadOptions {
  members: number;
  conversations: number;
  reactions: number;
  seed: number;
}

const USAGE = `Gebruik: npm run seed:load -- --members 100000 --reactions 1000000
Met --conversations hoeveel gesprekken (anders een vijfde van de deelnemers), met --seed een ander toeval (anders 1).`;

/** Reads the options of the command line. Throws ExpectedError, naming every wrong one at once. */
export function parseOptions(args: string[]): LoadOptions {
  const values = parseFlags(args);
  const wrong: string[] = [];
  const number = (name: keyof typeof values, [min, max]: [number, number], defaultValue?: number): number => {
    const value = values[name] ?? defaultValue;
    if (value === undefined) wrong.push(`--${name} ontbreekt.`);
    else if (!/^\d+$/.test(`${value}`) || Number(value) < min || Number(value) > max)
      wrong.push(`--${name} moet een geheel getal van ${min} tot en met ${max} zijn, niet '${value}'.`);
    return Number(value);
  };
  const members = number('members', [100, 10_000_000]);
  const options = {
    members,
    conversations: number('conversations', [10, 2_000_000], Math.max(10, Math.floor(members / 5) || 0)),
    reactions: number('reactions', [100, 100_000_000]),
    seed: number('seed', [0, 2 ** 32 - 1], 1),
  };
  if (wrong.length > 0) throw new ExpectedError(`${wrong.join('\n')}\n\n${USAGE}`);
  return options;
}

function parseFlags(args: string[]) {
  const type = 'string';
  try {
    return parseArgs({
      args,
      options: { members: { type }, conversations: { type }, reactions: { type }, seed: { type } },
    }).values;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (!code?.startsWith('ERR_PARSE_ARGS_')) throw error;
    throw new ExpectedError(`Deze opties worden niet begrepen: ${args.join(' ')}\n\n${USAGE}`);
  }
}
