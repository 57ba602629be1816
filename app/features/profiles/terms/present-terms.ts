import type { z } from 'zod';
import type { termOnWire } from '../bodies.ts';
import { causes } from './causes.ts';
import { consequences } from './consequences.ts';
import { medicines } from './medicines.ts';
import { relationships } from './relationships.ts';
import type { Term } from './term.ts';
import { treatments } from './treatments.ts';

/** Terms on the wire (spec §3, Term lists). */
export const presentTerms = (terms: readonly Term[]): z.output<typeof termOnWire>[] =>
  terms.map(({ number, name }) => ({ TermNumber: number, Name: name }));

/** The terms of all lists that have one of these names, in any case of letters. */
export function termsNamed(names: readonly string[]): readonly Term[] {
  const wanted = new Set(names.map((name) => name.trim().toLowerCase()));
  const all = [relationships, treatments, causes, medicines, consequences].flat();
  return all.filter(({ name }) => wanted.has(name.toLowerCase()));
}
