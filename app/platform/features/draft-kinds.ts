import type { OpenTransaction } from '#app/platform/database/database.ts';
import type { Role } from '#app/platform/session/viewer.ts';

/** Who may save drafts of a kind; everybody where it names nothing. */
interface DraftRestriction {
  /** The role that the act needs of which it is a draft. The drafts end with that role (rules.md R46). */
  readonly role?: Role;
  /** Whether this member may save one about this thing; it is asked in the transaction that saves the draft. */
  readonly maySave?: (db: OpenTransaction, draft: { memberId: number; about: number }) => Promise<boolean>;
}

/** A kind of drafts that not every member may save, or not about everything. */
export interface RestrictedDrafts extends DraftRestriction {
  readonly kind: string;
}

/** The declared kinds of drafts, each with who may save them. */
export type DraftKinds = ReadonlyMap<string, DraftRestriction>;

/** Gives the declared kinds of drafts by name. */
export const draftKindsOf = (declared: readonly (string | RestrictedDrafts)[]): DraftKinds =>
  new Map(declared.map((kind) => (typeof kind === 'string' ? [kind, {}] : [kind.kind, kind])));
