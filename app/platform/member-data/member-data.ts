import type { CaseKind } from '#app/platform/cases/case-kind.ts';
import type { Database, OpenTransaction } from '#app/platform/database/database.ts';
import type { DB } from '#app/platform/database/types.generated.ts';
import type { MediaStore } from '#app/platform/media/media-store.ts';

/** What is kept of a field; a text that begins with `data:image/` is a picture. */
export type MemberValue = string | number | boolean | Date | null | readonly string[];

/** One thing that is kept about a member, by the names of its fields. */
export type MemberRow<F extends string = string> = Readonly<Record<F, MemberValue>>;

/** Where what is kept is read from. */
export interface MemberDataSource {
  readonly db: Database;
  readonly media: MediaStore;
  readonly caseKinds: readonly CaseKind[];
}

/** Reads what is kept about a member: all of it when that is little, else row by row. */
type Read<F extends string> = (
  source: MemberDataSource,
  memberId: number,
) => Promise<readonly MemberRow<F>[]> | AsyncIterable<MemberRow<F>>;

/** Something that a feature keeps about members, for whoever wants to see what is kept about them (rules.md R35). */
export interface MemberData<F extends string = string> {
  /** Its name in the JSON. */
  readonly name: string;
  /** Its heading in the readable page. */
  readonly title: string;
  /** The tables that it is kept in. */
  readonly tables: readonly (keyof DB)[];
  /** What each field is called in the readable page, in their order. */
  readonly labels: Readonly<Record<F, string>>;
  readonly read: Read<F>;
}

/** Declares something that a feature keeps about members. */
export const memberData = <const F extends string>(declared: MemberData<F>): MemberData => declared as MemberData;

/** How many rows one statement reads: what is kept may be much, and no request may take long (rules.md R38). */
const BATCH_SIZE = 200;

/**
 * Reads rows in batches. `readBatch` gives at most `limit` rows whose `key` is above `after`, in the order of that key.
 */
export const inBatches = <R extends { key: number }>(
  readBatch: (batch: { after: number; limit: number }) => Promise<readonly R[]>,
): AsyncGenerator<Omit<R, 'key'>> => inBatchesAfter<number, R>(0, readBatch);

/** Does the same for keys that need not be numbers: `first` comes before all of them. */
export async function* inBatchesAfter<K, R extends { key: K }>(
  first: K,
  readBatch: (batch: { after: K; limit: number }) => Promise<readonly R[]>,
): AsyncGenerator<Omit<R, 'key'>> {
  let after = first;
  for (;;) {
    const rows = await readBatch({ after, limit: BATCH_SIZE });
    for (const { key, ...row } of rows) {
      after = key;
      yield row;
    }
    if (rows.length < BATCH_SIZE) return;
  }
}

/** Deletes what one feature keeps of a member only with their consent to keep health data. */
export type DeleteHealthData = (db: OpenTransaction, memberId: number) => Promise<void>;

/** The JPEG with this key as an address that holds the picture itself; null when the file is missing. */
export async function readPicture({ media }: MemberDataSource, mediaKey: string): Promise<string | null> {
  const content = await media.read(mediaKey);
  return content && `data:image/jpeg;base64,${Buffer.from(content).toString('base64')}`;
}
