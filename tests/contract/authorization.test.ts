import { beforeAll, describe, expect, test } from 'vitest';
import { type Call, type Contract, errorsOf } from '#app/platform/http/calls/contract.ts';
import { contract } from '#tests/contract/site-contract.ts';
import { discardChanges, recordChanges, takeChanges } from '#tests/support/recorded-changes.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { type Fixture, makeFixture } from './authorization/fixture.ts';
import { keysOf } from './authorization/keys.ts';
import { makeCall } from './authorization/make-call.ts';
import type { Expected, Row } from './authorization/row.ts';
import { type Person, stateNames } from './authorization/states.ts';
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

for (const [feature, declaredCalls] of Object.entries(calls)) {
  for (const [name, declared] of Object.entries(declaredCalls)) {
    for (const row of rows[feature]?.[name] ?? []) {
      describe(`${feature}.${name} ${row.variant ?? ''}`, () => {
        let fixture: Fixture;
        beforeAll(async () => {
          fixture = await makeFixture(site.platform, { public: row.public ?? true });
          await discardChanges(site.platform.db);
        });

        // site-5, site-6, site-14, site-44
        test.for(stateNames)('%s', async (state) => {
          await expectResponse(declared, row, {
            fixture,
            person: fixture.people[state],
            expected: row.responses[state],
          });
        });
      });
    }
  }
}

interface Case {
  fixture: Fixture;
  person: Person;
  expected: Expected;
}

async function expectResponse(declared: Call, row: Row, { fixture, person, expected }: Case): Promise<void> {
  const { db } = site.platform;
  const prepared = row.request(fixture, person);
  const sent = await prepared;
  if (prepared instanceof Promise) await takeChanges(db); // discards the changes made by preparing the request
  const response = await makeCall(site, declared, { sent, as: person.session });
  const changes = await takeChanges(db);

  expect(response.statusCode, response.body).toBe(expected.status);
  expect(changes).toEqual([...expected.changes].sort());
  if ('error' in expected.body) {
    expect(response.json().error).toBe(expected.body.error);
    expect(errorsOf(declared)).toContain(response.json().error);
  } else if ('text' in expected.body) {
    expect(response.body).toBe(expected.body.text);
  } else {
    expect(keysOf(response.json()).sort()).toEqual([...expected.body.keys].sort());
    expectDeclared(declared, response.json());
  }
  if (!person.member) for (const secret of fixture.secrets) expectNotLeaked(secret, { sent, response: response.body });
}

function expectDeclared({ response }: Call, body: unknown): void {
  if (response === 'empty' || 'text' in response) throw new Error('The contract declares no JSON for this call.');
  expect(response.json.safeParse(body).error).toBeUndefined();
}

/** A response to a person without a session holds no secret, unless they sent it themselves (rules.md R13, R18). */
function expectNotLeaked(secret: string, { sent, response }: { sent: object; response: string }): void {
  if (!JSON.stringify(sent).includes(secret)) expect(response).not.toContain(secret);
}
