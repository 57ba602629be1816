import type { profilesContract } from '#app/features/profiles/contract.ts';
import { everyone, json, type RowsOf } from './row.ts';

/** What is sent of a member wherever one is shown (spec §3, User). */
export const USER = ['Id', 'Username', 'Photo', 'Public', 'Deleted'];

export const profilesRows: RowsOf<typeof profilesContract> = {
  relationshipTerms: [{ request: () => ({}), answers: everyone(json('[].TermNumber', '[].Name')) }],
};
