import { beforeAll, expect, test } from 'vitest';
import { type Call, type Contract, errorsOf } from '#app/platform/http/calls/contract.ts';
import { contract } from '#tests/contract/site-contract.ts';
import { discardChanges, recordChanges, takeChanges } from '#tests/support/recorded-changes.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { someOf, THOROUGH } from '#tests/support/thorough.ts';
import { type Fixture, makeFixture } from './authorization/fixture.ts';
import { keysOf } from './authorization/keys.ts';
import { makeCall } from './authorization/make-call.ts';
import type { Expected, Row } from './authorization/row.ts';
import { type Person, type State, stateNames, states } from './authorization/states.ts';
import { table } from './authorization/table.ts';

const calls: Contract = contract;
const rows: Record<string, Record<string, readonly Row[]>> = table;

const site = setUpTestSite();
beforeAll(async () => {
  await recordChanges(site.platform.db);
});

test('every call has a row in the table, and every row a call', () => {
  expect(namesIn(rows)).toEqual(namesIn(calls));
  for (const feature of Object.values(rows))
    for (const ofCall of Object.values(feature)) expect(ofCall).not.toEqual([]);
});

const namesIn = (features: Record<string, object>): string[] =>
  Object.entries(features)
    .flatMap(([feature, named]) => Object.keys(named).map((name) => `${feature}.${name}`))
    .sort();

const cases = Object.entries(calls)
  .flatMap(([feature, declaredCalls]) =>
    Object.entries(declaredCalls).flatMap(([name, declared]) =>
      someOf(2, rows[feature]?.[name] ?? []).map(
        (row) => [`${feature}.${name} ${row.variant ?? ''}`, declared, row] as const,
      ),
    ),
  )
  .map((its, nth) => [...its, statesOf(its[2], nth)] as const);

/** Whose calls are tried: of those who get the same by the table, each time another one, or everybody if thorough. */
function statesOf({ responses }: Row, nth: number): State[] {
  if (THOROUGH) return stateNames;
  const alike = Map.groupBy(stateNames, (state) => `${states[state]} ${JSON.stringify(responses[state])}`);
  return [...alike.values()].map((among) => among[nth % among.length] as State);
}

test.for(cases)('%s answers as the table says, and changes what it says', async ([, declared, row, tried]) => {
  let fixture = await freshFixture(row.public ?? true);
  const answered: Record<string, unknown> = {};
  let reusable: Prepared | undefined;
  for (const state of tried) {
    if (row.deletes && spent.has(fixture)) fixture = await freshFixture(row.public ?? true);
    const person = fixture.people[state];
    const prepared: Prepared = reusable ?? (await prepare(row, fixture, person));
    const answer = await answerTo(person, { declared, row, fixture, sent: prepared.sent });
    answered[state] = answer;
    reusable = prepared.isForAll && answer.changes.length === 0 ? prepared : undefined;
  }
  expect(answered).toEqual(Object.fromEntries(tried.map((state) => [state, expectedOf(row.responses[state])])));
});

/** The fixture of the row before, which serves the next as well unless something changed it: most rows change nothing. */
let last: { fixture: Fixture; isPublic: boolean } | undefined;
const spent = new WeakSet<Fixture>();

async function freshFixture(isPublic: boolean): Promise<Fixture> {
  if (last?.isPublic !== isPublic || spent.has(last.fixture))
    last = { fixture: await makeFixture(site.platform, { public: isPublic }), isPublic };
  await discardChanges(site.platform.db);
  return last.fixture;
}

/** The input of a call, and whether it is the same for everybody until a call changes something. */
interface Prepared {
  sent: Awaited<ReturnType<Row['request']>>;
  isForAll: boolean;
}

/** Makes the input of a call. The changes that this took are discarded. */
async function prepare({ request }: Row, fixture: Fixture, person: Person): Promise<Prepared> {
  const prepared = request(fixture, person);
  if (prepared instanceof Promise) {
    spent.add(fixture);
    await prepared;
    await takeChanges(site.platform.db);
  }
  return { sent: await prepared, isForAll: request.length < 2 };
}

/** What an answer should be, in the form of `answerTo`. */
const expectedOf = ({ status, changes, body }: Expected): Answer => ({
  status,
  changes: [...changes].sort(),
  body: 'keys' in body ? { keys: [...body.keys].sort() } : body,
  problems: [],
});

interface Answer {
  status: number;
  changes: string[];
  body: Expected['body'];
  /** What the contract does not declare, and which secrets a visitor was told (rules.md R13, R18). */
  problems: string[];
}

/** Makes a call as this person, and gives what came of it. */
async function answerTo(
  person: Person,
  { declared, row, fixture, sent }: { declared: Call; row: Row; fixture: Fixture; sent: Prepared['sent'] },
): Promise<Answer> {
  const response = await makeCall(site, declared, { sent, as: person.session });
  const changes = await takeChanges(site.platform.db);
  if (changes.length > 0) spent.add(fixture);
  const secrets = person.member ? [] : fixture.secrets;
  const leaked = secrets.filter((secret) => response.body.includes(secret) && !JSON.stringify(sent).includes(secret));
  const { body, problem } = read(declared, response, row.responses[person.state].body);
  return {
    status: response.statusCode,
    changes,
    body,
    problems: [...(problem ? [problem] : []), ...leaked.map((secret) => `tells ${secret}`)],
  };
}

/** The body of an answer as the table writes it, and what is wrong with it by the contract. */
function read(
  declared: Call,
  { statusCode, body }: { statusCode: number; body: string },
  expected: Expected['body'],
): { body: Expected['body']; problem?: string | undefined } {
  if (statusCode >= 400) {
    const { error } = JSON.parse(body);
    return { body: { error }, problem: errorsOf(declared).includes(error) ? undefined : `${error} is not declared` };
  }
  if ('text' in expected) return { body: { text: body } };
  const json = JSON.parse(body);
  const { response } = declared;
  const schema = typeof response === 'object' && 'json' in response ? response.json : undefined;
  return {
    body: { keys: keysOf(json).sort() },
    problem: schema ? schema.safeParse(json).error?.message : 'the contract declares no JSON',
  };
}
