import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeNewsletterRequest, makeSubscription } from '#tests/support/factory/newsletter.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { listSubscriptions, renderCsv, writePrivateFile } from './export-subscriptions.ts';
import { addressOfToken } from './unsubscribe-token.ts';

let site: TestSite;
let folder: string;
beforeAll(async () => {
  site = await openTestSite({ PUBLIC_URL: 'https://www.example.org' });
  folder = await mkdtemp(join(tmpdir(), 'niergenoten-export-'));
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => site.platform.db.deleteFrom('newsletterSubscription').execute());

let leftOut: number;
function exportAll() {
  leftOut = 0;
  const { secret, publicUrl } = site.platform.config;
  const onLeftOut = () => {
    leftOut += 1;
  };
  return renderCsv(listSubscriptions(site.platform.db), { secret, publicUrl, onLeftOut });
}

it('has the confirmed addresses, when each was subscribed, and the link that ends it', async () => {
  await makeSubscription(site.platform, 'Anna@example.org', new Date('2026-03-01T12:00:00Z'));
  await makeSubscription(site.platform, "o'hara+nier@example.org", new Date('2026-04-01T12:00:00Z'));
  await makeNewsletterRequest(site.platform, 'wacht@example.org');
  const [header, ...lines] = await Array.fromAsync(exportAll());
  expect(header).toBe('"E-mailadres","Aangemeld op","Afmeldlink"\r\n');
  const rows = lines.map((line) => /^"(.+)","(.+)","(.+)token=(.+)"\r\n$/.exec(line)?.slice(1) ?? []);
  expect(rows.map(([address, at, link]) => [address, at, link])).toEqual([
    ['Anna@example.org', '2026-03-01T12:00:00.000Z', 'https://www.example.org/nieuwsbrief/stop?'],
    ["o'hara+nier@example.org", '2026-04-01T12:00:00.000Z', 'https://www.example.org/nieuwsbrief/stop?'],
  ]);
  const tokens = rows.map(([, , , token = '']) => addressOfToken(token, site.platform.config.secret));
  expect(tokens).toEqual(['anna@example.org', "o'hara+nier@example.org"]);
});

it('leaves out what a spreadsheet takes for a formula, and says how many', async () => {
  for (const email of [
    '=1+1@example.org',
    '+316@example.org',
    '-2@example.org',
    '|calc@example.org',
    'goed@example.org',
  ])
    await makeSubscription(site.platform, email);
  const lines = (await Array.fromAsync(exportAll())).slice(1);
  expect(lines.map((line) => line.split(',')[0])).toEqual(['"goed@example.org"']);
  expect(leftOut).toBe(4);
});

it('reads more than one batch', async () => {
  const subscribedAt = site.clock.now();
  const rows = Array.from({ length: 2001 }, (_, number) => ({ email: `lezer${number}@example.org`, subscribedAt }));
  await site.platform.db.insertInto('newsletterSubscription').values(rows).execute();
  const lines = await Array.fromAsync(exportAll());
  expect(new Set(lines).size).toBe(2002);
});

it('R42 becomes a file for its owner alone, also in place of one that others could read', async () => {
  const path = join(folder, 'adressen.csv');
  await writeFile(path, 'oud');
  await chmod(path, 0o644);
  await makeSubscription(site.platform, 'anna@example.org');
  await writePrivateFile(path, exportAll());
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await readFile(path, 'utf8')).toContain('anna@example.org');
});

it('leaves the former file alone when something fails', async () => {
  const path = join(folder, 'mislukt.csv');
  await writeFile(path, 'oud');
  async function* failing() {
    yield 'nieuw';
    throw new Error('the database is gone');
  }
  await expect(writePrivateFile(path, failing())).rejects.toThrow('gone');
  expect(await readFile(path, 'utf8')).toBe('oud');
  expect(await readdir(folder)).not.toContain('mislukt.csv.part');
});
