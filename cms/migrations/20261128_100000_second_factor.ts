import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * The second factor of users (second-factor/). Written by hand, as tables of no collection: so no call of Payload can read
 * them. The secret of an app is encrypted. `tries` are the codes that were tried since `tries_since`, without a right one.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table cms.second_factor (
      user_id integer primary key references cms.users on delete cascade,
      app_secret text not null,
      app_step integer not null,
      tries integer not null default 0,
      tries_since timestamptz not null,
      created_at timestamptz not null
    );
    create table cms.recovery_code (
      user_id integer not null references cms.second_factor on delete cascade,
      code_hash bytea not null,
      primary key (user_id, code_hash)
    );
    create table cms.confirmed_session (
      session_id text primary key,
      user_id integer not null references cms.users on delete cascade
    );
    create index confirmed_session_user on cms.confirmed_session (user_id)`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table cms.confirmed_session;
    drop table cms.recovery_code;
    drop table cms.second_factor`);
}
