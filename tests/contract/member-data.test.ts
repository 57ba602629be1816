import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { features } from '#app/features.ts';
import type { Feature } from '#app/platform/features/define-feature.ts';
import { listMemberKeys } from '../support/member-keys.ts';
import { setUpTestSite } from '../support/test-site.ts';

/** Tables that refer to a member and that no feature declares, with the reason. */
const NOT_DECLARED: Record<string, string> = {
  person_seen: 'hashes of whom the member saw in the last day, which nobody can read',
  memorial: 'that the member died, which the decision about it says; nobody is there to read it',
  password_reset_token: 'the hash of a link that works for an hour, with nothing else',
  pending_login: 'a login that waits ten minutes for its second step',
  login_link: 'the hash of a link that works for a quarter of an hour, with nothing else',
  idempotency_key: 'what a form was answered, so that it is done once; deleted after a day',
  share_mail: 'a mail that waits for the worker, for seconds; deleted when it is sent',
  shopping_list_mail: 'the same',
  registration: 'of somebody else, who wants to reach the member and does not have an account yet',
};

const site = setUpTestSite();

const all: readonly Feature[] = features;
const declared = all.flatMap(({ memberData = [] }) => memberData);

const toSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

it('R35 every table that refers to a member is declared by a feature, or has a reason not to be', async () => {
  const known = new Set(declared.flatMap(({ tables }) => tables).map(toSnakeCase));
  const referring = new Set((await listMemberKeys(site.platform.db)).map(({ table }) => table));
  const undeclared = [...referring].filter((table) => !known.has(table));
  expect(undeclared.sort()).toEqual(Object.keys(NOT_DECLARED).sort());
});

it('R31 every key that refers to a member deletes its row with the member, or forgets who it was', async () => {
  const { rows } = await sql<{ table: string }>`
    select conrelid::regclass::text as table from pg_constraint
    where contype = 'f' and confrelid in ('member'::regclass, 'profile'::regclass) and confdeltype not in ('c', 'n')
  `.execute(site.platform.db);
  expect(rows).toEqual([]);
});

it('R31 every counter of rows that go with their member is lowered with them', async () => {
  const cascading = (await listMemberKeys(site.platform.db)).filter(({ cascades }) => cascades);
  const wrong = site.platform.counters.filter(
    ({ rows, memberKey }) =>
      (memberKey && toSnakeCase(memberKey)) !== cascading.find(({ table }) => table === toSnakeCase(rows))?.column,
  );
  expect(wrong).toEqual([]);
});

it('every declared thing has a name of its own', () => {
  const names = declared.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});
