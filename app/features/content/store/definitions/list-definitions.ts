import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, OpenTransaction } from '#app/platform/database/database.ts';
import type { DocumentOf } from '../../published/documents.ts';
import type { Definition } from './mark-definitions.ts';

/** The definitions on the site. */
export interface Definitions {
  all: Definition[];
  /** Changes when one of them comes or goes, or changes in a way that changes what is marked. */
  hash: string;
}

/** Lists the published definitions; there are some hundreds at most. */
export async function listDefinitions(db: Database | OpenTransaction): Promise<Definitions> {
  const rows = await db
    .selectFrom('document')
    .select(sql<DocumentOf<'definition'>>`content`.as('content'))
    .where('kind', '=', 'definition')
    .orderBy('id')
    .execute();
  const all = rows.map(({ content: { id, title, spellings, page } }) => ({
    id,
    spellings: [title, ...spellings],
    page,
  }));
  return { all, hash: createHash('sha256').update(JSON.stringify(all)).digest('base64url') };
}
