import { beforeAll, expect, it } from 'vitest';
import { makeMember, makeSession, type SessionMade } from '#tests/support/factory/members.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { allCalls } from './all-calls.ts';

/** A page size over the most gives the most, as nobody can know how many a list gives. */

const TOO_MANY = 1000;

const site = setUpTestSite();
let session: SessionMade;
beforeAll(async () => {
  const { id } = await makeMember(site.platform, { roles: ['professional', 'moderator', 'administrator'] });
  session = await makeSession(site.platform, id);
});

/** Every number in the query of a call, and what becomes of one that is too large; null: it is refused. */
const numbers = allCalls.flatMap(([name, { method, path, query }]) =>
  Object.entries(query?.shape ?? {}).flatMap(([parameter, schema]) => {
    if (typeof schema.safeParse('1').data !== 'number') return [];
    const { success, data } = schema.safeParse(String(TOO_MANY));
    return [{ name, method, path, parameter, becomes: success ? Number(data) : null }];
  }),
);
/** How much of the search's own order counts: no number of things. */
const NO_SIZE = ['boost'];
const sizes = numbers.filter(({ becomes }) => becomes !== null && becomes < TOO_MANY);

it('every number that says how many is capped, and none is refused', () => {
  expect(sizes.length).toBeGreaterThan(10);
  const refused = numbers.filter(({ becomes, parameter }) => becomes === null && !NO_SIZE.includes(parameter));
  expect(refused.map(({ name, parameter }) => `${name} ${parameter}`)).toEqual([]);
  const named = numbers.filter(({ parameter }) => /size|per_?page|limit|amount|count|take/i.test(parameter));
  expect(sizes.map(({ name }) => name).sort()).toEqual(named.map(({ name }) => name).sort());
});

it.each(sizes.filter(({ method, path }) => method === 'GET' && !path.includes('{')))(
  '$name answers for $parameter=1000',
  async (call) => {
    const { statusCode, json } = await request(site, 'GET', `${call.path}?${call.parameter}=${TOO_MANY}`, {
      as: session,
    });
    // What else it wants is not there; nothing is said of the size.
    if (statusCode === 422) return expect(Object.keys(json().fields)).not.toContain(call.parameter);
    expect([200, 204]).toContain(statusCode);
  },
);
