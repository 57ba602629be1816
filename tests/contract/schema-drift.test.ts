import { readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { migrate, migrationNames, TooOldError } from '#app/platform/database/migrate.ts';
import { cloneDatabase } from '#tests/support/postgres.ts';
import { GENERATED_TYPES, generateTypes } from './generated-types.ts';

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let client: Client;

beforeAll(async () => {
  database = await cloneDatabase(inject('database'));
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

test('the types of the tables are those of the migrated schema, byte for byte (npm run generate:types)', async () => {
  expect(await generateTypes(database.url)).toBe(await readFile(GENERATED_TYPES, 'utf8'));
});

test('every migration ran once, and running them again changes nothing', async () => {
  const ran = () => client.query('select name, sha256 from migration order by name').then(({ rows }) => rows);
  const before = await ran();
  expect(before.map(({ name }) => name)).toEqual(await migrationNames());
  await migrate(database.url);
  expect(await ran()).toEqual(before);
});

test('a migration that was changed after it ran is refused', async () => {
  const [name = ''] = await migrationNames();
  const { rows } = await client.query('update migration set sha256 = $1 where name = $2 returning name', [
    'other',
    name,
  ]);
  expect(rows).toEqual([{ name }]);
  await expect(migrate(database.url)).rejects.toThrow(`Migratie ${name} is veranderd nadat ze liep.`);
});

test('a database of the migrations that became one goes on, and an older one is refused', async () => {
  const [first = ''] = await migrationNames();
  await client.query('delete from migration where name = $1', [first]);
  await client.query(`insert into migration values ('20261121T0401-create-member.sql', '')`);
  await expect(migrate(database.url)).rejects.toThrow(TooOldError);
  await client.query(`insert into migration values ('20261130T1640-remember-what-was-seen-of-a-thing.sql', '')`);
  await migrate(database.url);
  const { rows } = await client.query('select name from migration where name = $1', [first]);
  expect(rows).toEqual([{ name: first }]);
});
