import type { OpenTransaction } from '#app/platform/database/database.ts';

/** Deletes what one feature keeps of a member only with their consent to keep health data. */
export type DeleteHealthData = (db: OpenTransaction, memberId: number) => Promise<void>;
