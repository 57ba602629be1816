import type { OpenTransaction } from '#app/platform/database/database.ts';
import type { Role } from '#app/platform/session/viewer.ts';

/** Ends what a role gave a member in one feature, in the transaction that takes the role away (rules.md R46). */
export type EndRole = (db: OpenTransaction, ended: { memberId: number; role: Role }) => Promise<void>;
