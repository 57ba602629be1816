import type { DocumentOf } from './documents.ts';

/** A name, and what it stands for if it is an abbreviation. */
export interface Name {
  name: string;
  meaning: string | null;
}

/** Reads an abbreviation as editors write it: 'FSGS (focale segmentale glomerulosclerose)'. */
export function parseAbbreviation(written: string): Name {
  const [, name, meaning] = written.match(/^([^(]*\S)\s*\((.*)\)$/) ?? [];
  return name && meaning ? { name, meaning } : { name: written, meaning: null };
}

type Named = Pick<DocumentOf<'concept'>, 'title' | 'medicalNames' | 'abbreviations'>;

/** The names of a concept that a page may show: how the site names it first. */
export const shownNames = ({ title, medicalNames, abbreviations }: Named): Name[] => [
  ...[title, ...medicalNames].map((name) => ({ name, meaning: null })),
  ...abbreviations.map(parseAbbreviation),
];

/** All names of a concept for a search, each once: what an abbreviation stands for is a name of its own. */
export const namesOf = (concept: Named & Pick<DocumentOf<'concept'>, 'layWords' | 'brands'>): string[] => [
  ...new Set([
    ...shownNames(concept).flatMap(({ name, meaning }) => (meaning === null ? [name] : [name, meaning])),
    ...concept.brands,
    ...concept.layWords,
  ]),
];
