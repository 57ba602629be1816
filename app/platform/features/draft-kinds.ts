import type { OpenTransaction } from '#app/platform/database/database.ts';
import type { Role } from '#app/platform/session/viewer.ts';

/** What is particular about a kind of drafts: mostly who may save them, which is everybody where it names nothing. */
interface DraftParticulars {
  /** Whether they are to a member, by whose id: they go with that member's account. */
  readonly toMember?: true;
  /** The role that the act needs of which it is a draft. The drafts end with that role (rules.md R46). */
  readonly role?: Role;
  /** Whether this member may save one about this thing; it is asked in the transaction that saves the draft. */
  readonly maySave?: (db: OpenTransaction, draft: { memberId: number; about: number }) => Promise<boolean>;
}

/** A kind of drafts with what is particular about it. */
export interface ParticularDrafts extends DraftParticulars {
  readonly kind: string;
}

/** The declared kinds of drafts, each with what is particular about it. */
export type DraftKinds = ReadonlyMap<string, DraftParticulars>;

/** Gives the declared kinds of drafts by name. */
export const draftKindsOf = (declared: readonly (string | ParticularDrafts)[]): DraftKinds =>
  new Map(declared.map((kind) => (typeof kind === 'string' ? [kind, {}] : [kind.kind, kind])));
