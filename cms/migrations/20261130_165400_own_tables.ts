import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Tables of no collection: so no call of Payload can read them, and its snapshots know nothing of them. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    -- What came from content/ (import/import-records.ts).
    create table if not exists cms.imported (
      key text primary key,
      collection text not null,
      document_id integer not null,
      hash text not null,
      updated_at text not null
    );

    -- How often somebody tried to log in, by the hash of their network (login/limit-tries.ts).
    create table if not exists cms.login_tries (
      network text primary key,
      tries integer not null,
      began_at timestamptz not null
    );
    create index if not exists login_tries_began_at on cms.login_tries (began_at);

    -- The second factor of users (second-factor/). The secret of an app is encrypted.
    create table if not exists cms.second_factor (
      user_id integer primary key references cms.users on delete cascade,
      app_secret text not null,
      app_step integer not null,
      -- The codes that were tried since then, without a right one.
      tries integer not null default 0,
      tries_since timestamptz not null,
      created_at timestamptz not null
    );

    create table if not exists cms.recovery_code (
      user_id integer not null references cms.second_factor on delete cascade,
      code_hash bytea not null,
      primary key (user_id, code_hash)
    );

    -- The sessions in which the second factor was shown.
    create table if not exists cms.confirmed_session (
      session_id text primary key,
      user_id integer not null references cms.users on delete cascade
    );
    create index if not exists confirmed_session_user on cms.confirmed_session (user_id)`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table cms.confirmed_session;
    drop table cms.recovery_code;
    drop table cms.second_factor;
    drop table cms.login_tries;
    drop table cms.imported`);
}
