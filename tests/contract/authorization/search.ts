import type { searchContract } from '#app/features/search/contract.ts';
import { PILLARS } from '#app/features/search/paths.ts';
import { everyone, json, type RowsOf } from './row.ts';

const TERM = { query: { query: 'nieren' } };

export const searchRows: RowsOf<typeof searchContract> = {
  search: [{ request: () => TERM, responses: everyone(json('[]')) }],
  count: [
    {
      request: () => TERM,
      responses: everyone(json(...PILLARS.flatMap((pillar) => [`${pillar}.Found`, `${pillar}.More`]))),
    },
  ],
  synonyms: [{ request: () => TERM, responses: everyone(json('[]')) }],
  scopes: [{ request: () => TERM, responses: everyone(json('[]')) }],
  suggest: [{ request: () => ({ params: { query: 'nieren' } }), responses: everyone(json('[]')) }],
};
