import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { previewSignature } from '#app/features/pages/preview/signature.ts';
import { makeDocument, makePicture } from '#tests/support/documents.ts';
import { expectAccessibleState } from './support/expect-accessible.ts';
import { withSiteDatabase } from './support/site-database.ts';
import { test } from './support/test.ts';

const picture = makePicture('Een pan soep');
const drafts = [
  makeDocument('recipe', {
    ...{ title: 'Geroosterde groentesoep', altTitle: 'Soupe aux légumes', picture, waitingTime: 10 },
    introduction: 'Deze soep smaakt naar een hele dag koken, maar dat doet de oven.',
    steps: [
      { heading: 'De groente', text: 'Snijd de courgettes in plakken.', minutes: null },
      { heading: null, text: 'Rooster de plakken bruin.', minutes: 35 },
    ],
    blocks: [{ kind: 'tip', id: 'b', title: 'Minder kalium?', html: '<p>Kook de groente eerst.</p>' }],
  }),
  makeDocument('news-article', {
    ...{ title: 'Jongeren kiezen hun eigen onderwerpen', picture },
    introduction: 'Daten, studeren, uitgaan en verzekeringen: dat zien jongeren het liefst behandeld.',
    blocks: [
      { kind: 'html', id: 'a', html: '<p>Een panel van zes jongeren leest mee.</p><p>Zij mogen schrappen.</p>' },
    ],
  }),
];

/** Saves a draft as the CMS does; gives the signed address of its preview. */
async function saveDraft(draft: (typeof drafts)[number]): Promise<string> {
  const savedAt = new Date();
  const row = { id: draft.id, kind: draft.kind, document: JSON.stringify(draft), savedAt };
  await withSiteDatabase((db) => db.insertInto('editorial.draft').values(row).execute());
  const { previewSecret } = JSON.parse(readFileSync(join(process.env.JOURNEYS_DATA_DIR ?? '', 'secrets.json'), 'utf8'));
  const until = savedAt.getTime() + 60_000;
  return `/voorbeeld/${draft.id}?tot=${until}&teken=${previewSignature({ id: draft.id, until }, previewSecret)}`;
}

for (const draft of drafts) {
  test(`R36 an editor sees a draft of the kind ${draft.kind} as a page`, async ({ page }) => {
    await page.goto(await saveDraft(draft));
    await expectAccessibleState(page, page.getByRole('heading', { level: 1, name: draft.title }));
  });
}
