import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { cleanText, toLine } from '#app/platform/clean-text.ts';
import { makeConversation, makeGroup } from '#tests/support/factory/conversations.ts';
import { makeMember } from '#tests/support/factory/members.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';

const site = setUpTestSite();

const MIGRATION = readFileSync('database/migrations/20261127T2000-clean-texts-of-members.sql', 'utf8');

/** Texts as members could send them before they were cleaned, each of which cleaning changes, and some that it does not. */
const TEXTS = [
  '\u200b\u2060\u00ad\u3164\u2800',
  '\u202e\u2066\u2069',
  ' \u00a0\n\t ',
  '\u0301\u0301\ufe0f\u200d',
  '\u{e0041}\u{1d173}',
  'omgekeerd \u202eredrev\u202c en verder',
  'een\u000bregel\u000cverder\r\nen\u0085nog\u2028een',
  'bel\u0007 en \u009f ruis\u007f',
  `stapel a${'\u0301'.repeat(9)} klaar`,
  `${'\u0301\u200b'.repeat(6)}e`,
  '\u00ad\u200b aan de randen \u2060\u3164',
  'een 👩\u200d👩\u200d👧 en ❤\ufe0f',
  'مرحبا\u200c بك',
  'gewoon Nederlands, met één ë\nen een regel',
];

// site-74
test('R51 texts that were stored before are cleaned as new ones are, and once', async () => {
  const { db } = site.platform;
  const { id: groupId } = await makeGroup(site.platform);
  const { id: authorId } = await makeMember(site.platform);
  const stored = [];
  for (const text of TEXTS) {
    const { id } = await makeConversation(site.platform, { groupId, authorId });
    await db.updateTable('conversation').set({ title: text, body: text }).where('id', '=', id).execute();
    stored.push({ id, title: toLine(text) || 'Zonder titel', body: cleanText(text) || 'Zonder tekst' });
  }
  const told = { motto: '\u2800', symptoms: 'moe\u202e' };
  await db.updateTable('profile').set(told).where('memberId', '=', authorId).execute();
  for (let time = 0; time < 2; time += 1) {
    await sql.raw(MIGRATION).execute(db);
    const read = db.selectFrom('conversation').select(['id', 'title', 'body']).where('groupId', '=', groupId);
    expect(await read.orderBy('id').execute()).toEqual(stored);
  }
  const profile = db.selectFrom('profile').select(['motto', 'symptoms']).where('memberId', '=', authorId);
  expect(await profile.executeTakeFirst()).toEqual({ motto: null, symptoms: 'moe' });
});
