import type { OpenTransaction } from '#app/platform/database/database.ts';

/** A kind of drafts that not every member may save, or not about everything. */
export interface RestrictedDrafts {
  readonly kind: string;
  /** Whether this member may save one about this thing; it is asked in the transaction that saves the draft. */
  readonly maySave: MaySave;
}

type MaySave = (db: OpenTransaction, draft: { memberId: number; about: number }) => Promise<boolean>;

/** The declared kinds of drafts, each with who may save them; null for everybody. */
export const draftKindsOf = (declared: readonly (string | RestrictedDrafts)[]): ReadonlyMap<string, MaySave | null> =>
  new Map(declared.map((kind) => (typeof kind === 'string' ? [kind, null] : [kind.kind, kind.maySave])));
