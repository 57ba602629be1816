import type { Block } from '#app/features/content/published/blocks.ts';

const FIRST: readonly Block['kind'][] = ['urgent', 'summary'];

/** The blocks of an article as it is read: what is urgent, 'In het kort', and then the text in the order of the editors. */
export const inReadingOrder = (blocks: readonly Block[]): Block[] => [
  ...FIRST.flatMap((first) => blocks.filter(({ kind }) => kind === first)),
  ...blocks.filter(({ kind }) => !FIRST.includes(kind)),
];
