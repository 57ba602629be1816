import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * How often somebody tried to log in, by the hash of their network (login/limit-tries.ts). Written by hand: it is no
 * collection, so Payload knows nothing of it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table cms.login_tries (
      network text primary key,
      tries integer not null,
      began_at timestamptz not null
    );
    create index login_tries_began_at on cms.login_tries (began_at)`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table cms.login_tries`);
}
