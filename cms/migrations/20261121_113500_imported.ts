import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * What came from content/ (import/import-records.ts). Written by hand: it is no collection, so Payload knows nothing of it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table cms.imported (
      key text primary key,
      collection text not null,
      document_id integer not null,
      hash text not null,
      updated_at text not null
    )`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table cms.imported`);
}
