import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { Call } from '#app/platform/http/calls/contract.ts';
import { makeBlog, makePost, makePostReaction } from '#tests/support/factory/blogs.ts';
import { makeBlock } from '#tests/support/factory/contacts.ts';
import { makeMember, makePhoto } from '#tests/support/factory/members.ts';
import { recordChanges, takeChanges } from '#tests/support/recorded-changes.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { someOf } from '#tests/support/thorough.ts';
import { allCalls } from './all-calls.ts';
import { type Fixture, makeFixture } from './authorization/fixture.ts';
import { makeCall } from './authorization/make-call.ts';
import type { Row } from './authorization/row.ts';
import { table } from './authorization/table.ts';

/*
 * rules.md R44: what somebody with a private profile wrote does not exist for whom they block. Each call that takes the id of a
 * thing is made with the id of each such thing and with one that nothing has, and has to answer and change the same.
 */

const MISSING = 2_000_000_000;

/** Calls that whom somebody blocks may make about them, with the reason. */
const ALLOWED: readonly string[] = [
  'contacts.block', // one may block who blocks
  'contacts.unblock',
];

const site = setUpTestSite();

const rows: Record<string, Record<string, readonly Row[]>> = table;

/** What belongs to the blocker, with ids that nothing else has in any table. */
let things: Record<string, number>;
let fixture: Fixture;

beforeAll(async () => {
  const { platform } = site;
  for (const [name, first] of Object.entries({ member: 1e6, blog: 2e6, blogPost: 3e6, reaction: 4e6 }))
    await sql`alter table ${sql.table(name)} alter column id restart with ${sql.lit(first)}`.execute(platform.db);
  const { id: ownerId } = await makeMember(platform);
  await makePhoto(platform, ownerId);
  const { id: blogId } = await makeBlog(platform, { ownerId });
  const { id: postId } = await makePost(platform, { blogId });
  const { id: reactionId } = await makePostReaction(platform, { postId, authorId: ownerId });
  things = { member: ownerId, blog: blogId, post: postId, reaction: reactionId };
  await makeBlocked();
  await recordChanges(platform.db);
});

/** Makes the fixture anew, in which the owner of the things blocks somebody. */
async function makeBlocked(): Promise<void> {
  fixture = await makeFixture(site.platform, { public: true });
  const blockedId = fixture.people.blocked.member?.id ?? 0;
  await makeBlock(site.platform, { blockerId: things.member ?? 0, blockedId });
}

/** The names under which a call takes the id of a thing, in its path or its body. */
const ID_NAMES = ['id', 'postId', 'about', 'Id', 'ContactUserId'];

const takesId = ({ path, body }: Call): boolean =>
  ID_NAMES.some((name) => path.includes(`{${name}}`) || Object.hasOwn(shapeOf(body), name));

const shapeOf = (body: Call['body']): object => (body && 'shape' in body ? (body.shape as object) : {});

/** Each call that takes an id, in each of the ways that the authorization table makes it. */
const variants = allCalls
  .filter(([name, call]) => takesId(call) && !ALLOWED.includes(name))
  .flatMap(([name, call]) => {
    const [feature = '', own = ''] = name.split('.');
    return someOf(1, rows[feature]?.[own] ?? []).map((row) => ({ name, call, row }));
  });

type Sent = Awaited<ReturnType<Row['request']>>;

/** The same input with this id in place of each that it has. */
const withId = ({ params, body, ...sent }: Sent, id: number): Sent => ({
  ...sent,
  ...(params ? { params: replaceIds(params, id) } : {}),
  ...(body ? { body: replaceIds(body, id) } : {}),
});

const replaceIds = (fields: unknown, id: number) =>
  Object.fromEntries(
    Object.entries(fields as object).map(([name, value]) => [name, ID_NAMES.includes(name) ? id : value]),
  );

async function answerTo(call: Call, sent: Sent) {
  await takeChanges(site.platform.db);
  const response = await makeCall(site, call, { sent, as: fixture.people.blocked.session });
  const { statusCode, body } = response;
  const told = body.replace(/"requestId":"[^"]*"/, '').replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time');
  return { statusCode, told, changes: await takeChanges(site.platform.db) };
}

it('R44 no call tells or does more with what is of a blocker than with what does not exist', async () => {
  const asked = new Set<string>();
  const different: unknown[] = [];
  let isPrepared = false;
  for (const { name, call, row } of variants) {
    if (isPrepared) await makeBlocked(); // what is prepared cannot be prepared twice
    const prepared = row.request(fixture, fixture.people.blocked);
    const sent = await prepared;
    isPrepared = prepared instanceof Promise;
    const missing = withId(sent, MISSING);
    const variant = `${name} ${JSON.stringify(missing.params)}`;
    if (asked.has(variant)) continue;
    asked.add(variant);
    const expected = await answerTo(call, missing);
    for (const [thing, id] of Object.entries(things)) {
      const { told, ...answer } = await answerTo(call, withId(sent, id));
      const actual = { ...answer, told: told.replaceAll(String(id), String(MISSING)) };
      if (!isDeepStrictEqual(actual, expected)) different.push({ variant, thing, actual, expected });
    }
  }
  expect(different).toEqual([]);
  expect(asked.size).toBeGreaterThan(60);
});
