import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeMember, makeSession, type SessionMade } from '#tests/support/factory/members.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { type Action, apply, type Model, type Side, START, VERBS, viewOf } from './model.ts';

/** How many sequences are tried; `npm run proof` tries more. */
const RUNS = Number(process.env.CONTACT_RUNS ?? 10);

const site = setUpTestSite();

type Two = Record<Side, { id: number; session: SessionMade }>;

const otherOf = (side: Side): Side => (side === 'a' ? 'b' : 'a');

type Call = [method: 'POST' | 'PUT' | 'DELETE', url: string, body?: object];

const calls: Record<Action['verb'], (id: number) => Call> = {
  ask: (id: number) => ['POST', '/api/v1/CustomContactlink', { ContactUserId: id, Message: 'Hallo daar' }],
  accept: (id: number) => ['POST', `/api/v1/CustomContactlink/AcceptContactRequest/${id}`],
  deny: (id: number) => ['POST', `/api/v1/CustomContactlink/DenyContactRequest/${id}`],
  withdraw: (id: number) => ['DELETE', `/api/v1/CustomContactlink/requests/${id}`],
  remove: (id: number) => ['DELETE', `/api/v1/CustomContactlink/contacts/${id}`],
  send: (id: number) => ['POST', `/api/v1/inbox/inbox/${id}`, { body: 'Nog iets' }],
  see: (id: number) => ['PUT', `/api/v1/inbox/inbox/${id}/seen`],
  block: (id: number) => ['POST', `/api/v1/blocks/${id}`],
  unblock: (id: number) => ['DELETE', `/api/v1/blocks/${id}`],
};

async function perform(two: Two, { by, verb }: Action): Promise<number> {
  const [method, url, body] = calls[verb](two[otherOf(by)].id);
  return (await request(site, method, url, { as: two[by].session, body })).statusCode;
}

const read = (two: Two, side: Side, url: string) => request(site, 'GET', url, { as: two[side].session });

/** What a member sees of the other, in all calls. */
async function observe(two: Two, side: Side) {
  const { id } = two[otherOf(side)];
  const [status, thread, inbox, blocks, profile] = await Promise.all([
    read(two, side, `/api/v1/CustomContactlink/ContactStatusWithUser/${id}`),
    read(two, side, `/api/v1/inbox/inbox/${id}`),
    read(two, side, '/api/v1/inbox/inbox'),
    read(two, side, '/api/v1/blocks'),
    read(two, side, `/api/v1/profiles/profile/${id}`),
  ]);
  const items: { IsSeen: boolean }[] = inbox.statusCode === 204 ? [] : inbox.json();
  const view = {
    status: status.json(),
    thread: thread.statusCode === 404 ? null : thread.json().length,
    unseen: items.some(({ IsSeen }) => !IsSeen),
    blocking: blocks.json().TotalCount === 1,
    contactSections: profile.statusCode === 404 ? null : profile.json().Motto === MOTTO,
  };
  expect(items.length, 'the inbox has what the thread has').toBe(view.thread === null ? 0 : 1);
  return { view, bytes: [status.body, thread.body, inbox.body, profile.body].join('\n') };
}

const sides = ['a', 'b'] as const;
const viewsOf = (model: Model) => ({ a: viewOf(model, 'a'), b: viewOf(model, 'b') });

/** The outcomes of actions in every order in which they can happen. */
function outcomes(model: Model, actions: readonly Action[]): { model: Model; responses: number[] }[] {
  const [first, second] = actions;
  if (!first) return [{ model, responses: [] }];
  const one = apply(model, first);
  if (!second) return [{ model: one.model, responses: [one.response] }];
  const oneTwo = apply(one.model, second);
  const two = apply(model, second);
  const twoOne = apply(two.model, first);
  return [
    { model: oneTwo.model, responses: [one.response, oneTwo.response] },
    { model: twoOne.model, responses: [twoOne.response, two.response] },
  ];
}

/** The bytes that a member saw when they made the request that they still see. */
type Asked = Partial<Record<Side, string>>;

/** R11: what a member sees of their own open request never changes, whatever the other does. */
function expectUnchanged(
  asked: Asked,
  side: Side,
  bytes: string,
  { status }: { status: { State: string; Role: string | null } },
) {
  const open = status.State === 'Requested' && status.Role === 'Creator';
  if (!open) delete asked[side];
  else asked[side] ??= bytes;
  if (open) expect(bytes, `what ${side} sees of the request`).toBe(asked[side]);
}

/** What both tell contacts alone. */
const MOTTO = 'Rustig aan';

async function makeTwo(): Promise<Two> {
  const make = async () => {
    const { id } = await makeMember(site.platform);
    const { db } = site.platform;
    await db.updateTable('profile').set({ motto: MOTTO }).where('memberId', '=', id).execute();
    await db.insertInto('sectionAudience').values({ memberId: id, section: 'more', audience: 'contacts' }).execute();
    return { id, session: await makeSession(site.platform, id) };
  };
  return { a: await make(), b: await make() };
}

const action: fc.Arbitrary<Action> = fc.record({ by: fc.constantFrom(...sides), verb: fc.constantFrom(...VERBS) });

/** One action, or two at the same time. */
const step = fc.array(action, { minLength: 1, maxLength: 2 });

it('R11 R12 contacts, messages and blocks follow the model, also when both act at once', async () => {
  const property = fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
    const two = await makeTwo();
    const asked: Asked = {};
    let model = START;
    for (const actions of steps) {
      const responses = await Promise.all(actions.map((each) => perform(two, each)));
      const seen = { a: await observe(two, 'a'), b: await observe(two, 'b') };
      const actual = { responses, views: { a: seen.a.view, b: seen.b.view } };
      const possible = outcomes(model, actions).map((each) => ({
        ...each,
        expected: { responses: each.responses, views: viewsOf(each.model) },
      }));
      const match = possible.find(({ expected }) => equal(expected, actual));
      if (!match) expect(actual, JSON.stringify(actions)).toEqual(possible[0]?.expected);
      else model = match.model;
      for (const { by, verb } of actions) if (verb === 'withdraw') delete asked[by];
      for (const side of sides) expectUnchanged(asked, side, seen[side].bytes, seen[side].view);
    }
  });
  await fc.assert(property, { numRuns: RUNS });
});

const equal = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
