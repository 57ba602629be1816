import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { features } from '#app/features.ts';
import { handlersOf } from '#app/platform/features/calls-of.ts';
import { mountCalls } from '#app/platform/http/calls/calls.ts';
import { call } from '#app/platform/http/calls/contract.ts';
import { openServer } from '#app/platform/http/server.ts';
import { GENERATED_TYPES, generateTypes } from '#tests/contract/generated-types.ts';
import { contract } from '#tests/contract/site-contract.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';

/** What is planted in the site itself; violations of linters and types are in planted.test.ts. */

const site = setUpTestSite();

const planted = call({
  method: 'GET',
  path: '/api/v1/planted',
  summary: 'Een aanroep die niets doet',
  access: 'anyone',
  response: 'empty',
});

test('a call without a handler is an error when the site starts', async () => {
  const withPlanted = { ...contract, news: { ...contract.news, planted } };
  const { platform } = site;
  const options = {
    contract: withPlanted,
    handlers: handlersOf(features) as never,
    platform,
    authenticate: async () => 'ended' as const,
  };
  await expect(mountCalls(openServer(platform), options)).rejects.toThrow('The call news.planted has no handler.');
});

test('a column that is missing in the generated types is found', async () => {
  await sql`alter table member add column planted text`.execute(site.platform.db);
  const generated = await generateTypes(site.platform.config.databaseUrl);
  expect(generated).not.toBe(await readFile(GENERATED_TYPES, 'utf8'));
  expect(generated).toContain('planted: string | null;');
});
