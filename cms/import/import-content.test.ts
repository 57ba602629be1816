import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { PICTURE_SIZES } from '../../app/features/content/published/picture.ts';
import { SAVE_LOCK } from '../../app/platform/database/lock-numbers.ts';
import { waitFor } from '../../tests/support/wait-for.ts';
import { sharp } from '../media/picture-reader.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';
import { importContent } from './import-content.ts';
import { listImportRecords } from './import-records.ts';

let cms: TestCms;
let folder: string;
beforeAll(async () => {
  cms = await openTestCms();
});
afterAll(() => cms.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'niergenoten-content-'));
  await write('pictures/nier.svg', SVG);
});
afterEach(() => rm(folder, { recursive: true }));

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 480"><rect width="720" height="480" fill="#0b5260"/></svg>';

async function write(name: string, content: string): Promise<void> {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  await writeFile(join(folder, name), content);
}

const runImport = () => importContent(cms.payload, folder);
const idOf = async (key: string) => (await listImportRecords(cms.payload)).get(key)?.id ?? 0;
const documentOf = async (key: string) => (await cms.published(await idOf(key)))?.document;

/** A dossier with two articles that refer to each other, with a picture and a brochure. */
async function writeDossier(name: string): Promise<void> {
  const here = `dossiers/${name}`;
  const picture = (alt: string) => `picture: { file: nier.svg, alt: ${alt} }`;
  await write(`${here}/dossier.yaml`, `title: Dossier ${name}\n${picture('Een nier')}\n`);
  await write(
    `${here}/${name}-een.yaml`,
    `title: Een\nupdatedOn: "2026-09-14"\nrelated: [${here}/${name}-twee]\n${picture('Een nier')}
blocks:
  - kind: html
    html: |
      Lees **meer** [hier](/bibliotheek) of [bel](tel:08000000000).

      - een
      - twee
  - kind: file-download
    file: files/${name}
`,
  );
  await write(`${here}/${name}-twee.yaml`, `title: Twee\nrelated: [${here}/${name}-een]\n${picture('Nog een nier')}\n`);
  await write(
    `files/${name}.yaml`,
    `title: Een folder\n${picture('Een nier').replace('picture', 'thumbnail')}\nbrochure: true\ntext: |\n  ## Kop\n\n  Met **vette** tekst.\n`,
  );
}

test('documents that refer to each other are imported and published, with pictures and brochures', async () => {
  await writeDossier('heen-en-weer');
  expect(await runImport()).toEqual({ read: 4, written: 4, pictures: 2, skipped: [] });
  await expect(sharp(Buffer.from(SVG)).metadata(), 'R23 SVG is refused again').rejects.toThrow();
  const one = await documentOf('dossiers/heen-en-weer/heen-en-weer-een');
  const two = await documentOf('dossiers/heen-en-weer/heen-en-weer-twee');
  expect(one).toMatchObject({
    path: '/artikelen/heen-en-weer-een',
    parent: await idOf('dossiers/heen-en-weer/dossier'),
    related: [two?.id],
    updatedOn: '2026-09-14',
    reviewOn: null,
    experts: [],
    picture: { alt: 'Een nier' },
    blocks: [
      {
        kind: 'html',
        html:
          '<p>Lees <strong>meer</strong> <a href="/bibliotheek">hier</a> of <a href="tel:08000000000">bel</a>.</p>' +
          '<ul><li>een</li><li>twee</li></ul>',
      },
      { kind: 'file-download', file: await idOf('files/heen-en-weer') },
    ],
  });
  expect(two).toMatchObject({ related: [one?.id], picture: { alt: 'Nog een nier' } });
  expect(await documentOf('files/heen-en-weer')).toMatchObject({ title: 'Een folder', type: 'application/pdf' });
});

test('each document is published once, after those that it refers to; of a circle a draft is there before', async () => {
  await write('pages/onder.yaml', 'title: Onder\nparent: pages/boven\n');
  await write('pages/boven.yaml', 'title: Boven\n');
  const circled = (title: string, other: string) =>
    `title: ${title}\npath: /${title}\nblocks:\n  - kind: featured-content\n    pages: [pages/${other}]\n`;
  await write('pages/heen.yaml', circled('heen', 'weer'));
  await write('pages/weer.yaml', circled('weer', 'heen'));
  await runImport();
  const versionsOf = async (key: string) =>
    (await cms.payload.countVersions({ collection: 'content-pages', where: { parent: { equals: await idOf(key) } } }))
      .totalDocs;
  expect(await Promise.all(['onder', 'boven', 'heen', 'weer'].map((name) => versionsOf(`pages/${name}`)))).toEqual([
    1, 1, 2, 1,
  ]);
  expect(await cms.publicationCount(await idOf('pages/boven'))).toBe(1);
  expect(await cms.publicationCount(await idOf('pages/weer'))).toBe(1);
});

test('a reference to a document that is refused is there once that is imported', async () => {
  const { id } = await cms.payload.create({
    collection: 'content-pages',
    data: { title: 'Van de redactie', path: '/bezet', _status: 'published' },
  });
  await write('pages/bezet.yaml', 'title: Bezet\npath: /bezet\n');
  await write('pages/verwijst.yaml', 'title: Verwijst\nparent: pages/bezet\n');
  const errors = await runImport().catch((error: Error) => error.message.split('\n'));
  expect(errors).toEqual([
    expect.stringMatching(/^content\/pages\/bezet\.yaml, path: /),
    'content/pages/verwijst.yaml, parent: pages/bezet is niet in het CMS gekomen.',
  ]);
  await cms.payload.delete({ collection: 'content-pages', id });
  expect(await runImport()).toMatchObject({ skipped: [] });
  expect(await documentOf('pages/verwijst')).toMatchObject({ parent: await idOf('pages/bezet') });
});

test('the same drawing with another alt reuses the copies, under names of its own', async () => {
  await writeDossier('twee-keer');
  await runImport();
  type Copies = { picture: { copies: { file: string }[] } };
  const copies = async (key: string) =>
    ((await documentOf(key)) as unknown as Copies).picture.copies.map(({ file }) => file);
  const [first, second] = [
    await copies('dossiers/twee-keer/dossier'),
    await copies('dossiers/twee-keer/twee-keer-twee'),
  ];
  expect(first.filter((file) => second.includes(file))).toEqual([]);
  const { rows } = await cms.database.query<{ n: number }>(
    'select count(distinct key)::int as n from editorial.media_file where name = any($1) or name = any($2)',
    [first.slice(0, 1), second.slice(0, 1)],
  );
  expect(rows).toEqual([{ n: 1 }]);
});

test('a drawing has a copy in every size, also after an editor changed its alt', async () => {
  await write('pages/getekend.yaml', 'title: Getekend\npath: /getekend\npicture: { file: nier.svg, alt: Getekend }\n');
  await runImport();
  type Shown = { picture: { id: number; alt: string; copies: { size: string; type: string }[] } };
  const shown = async () => ((await documentOf('pages/getekend')) as unknown as Shown).picture;
  const { id, copies } = await shown();
  expect(new Set(copies.map(({ size }) => size))).toEqual(new Set(Object.keys(PICTURE_SIZES)));
  expect(new Set(copies.map(({ type }) => type))).toEqual(new Set(['image/webp']));
  await cms.payload.update({ collection: 'media', id, data: { alt: 'Anders gezegd' } });
  expect(await shown()).toEqual({ id, alt: 'Anders gezegd', description: null, copies });
});

test('the rows of two documents of one kind stay apart', async () => {
  const theme = (title: string) => `title: ${title}\nintroduction: Zo\nlists:\n  - type: none\n`;
  await write('themes/een.yaml', theme('Een'));
  await write('themes/twee.yaml', theme('Twee'));
  await runImport();
  expect(await documentOf('themes/een')).toMatchObject({ title: 'Een', lists: [{ type: 'none' }] });
  expect(await documentOf('themes/twee')).toMatchObject({ title: 'Twee', lists: [{ type: 'none' }] });
});

test('a second import changes nothing', async () => {
  await writeDossier('nog-eens');
  await runImport();
  const count = async () =>
    (await cms.database.query('select count(*)::int as n from editorial.publication')).rows[0].n as number;
  const before = await count();
  expect(await runImport()).toEqual({ read: 4, written: 0, pictures: 0, skipped: [] });
  expect(await count()).toBe(before);
});

test('a file that changed is published again, unless an editor changed its document', async () => {
  const page = (title: string, more = '') => `title: ${title}\npath: /bij-${title.toLowerCase()}\n${more}`;
  await write('pages/ons.yaml', page('Ons', 'subtitle: Eerst\n'));
  await write('pages/hen.yaml', page('Hen', 'subtitle: Eerst\n'));
  await runImport();
  await cms.payload.update({
    collection: 'content-pages',
    id: await idOf('pages/hen'),
    draft: true,
    data: { subtitle: 'Van de redactie' },
  });
  await write('pages/ons.yaml', page('Ons'));
  await write('pages/hen.yaml', page('Hen', 'subtitle: Daarna\n'));
  expect(await runImport()).toEqual({ read: 2, written: 1, pictures: 0, skipped: ['pages/hen'] });
  expect(await documentOf('pages/ons')).toMatchObject({ subtitle: null });
  expect(await documentOf('pages/hen')).toMatchObject({ subtitle: 'Eerst' });
});

test('a document that an editor withdrew or deleted stays away, also when a page that refers to it changes', async () => {
  const page = (title: string, more = '') => `title: ${title}\npath: /weg-${title.toLowerCase()}\n${more}`;
  const naming = (title: string) =>
    page(title, 'blocks:\n  - kind: featured-content\n    pages: [pages/eraf, pages/blijft]\n');
  await write('pages/terug.yaml', page('Terug'));
  await write('pages/eraf.yaml', page('Eraf'));
  await write('pages/blijft.yaml', page('Blijft'));
  await write('pages/noemt.yaml', naming('Noemt'));
  await runImport();
  const [withdrawn, deleted] = [await idOf('pages/terug'), await idOf('pages/eraf')];
  await cms.payload.update({ collection: 'content-pages', id: withdrawn, data: { _status: 'draft' } });
  await cms.payload.delete({ collection: 'content-pages', id: deleted });
  expect(await runImport()).toEqual({ read: 4, written: 0, pictures: 0, skipped: [] });

  await write('pages/terug.yaml', page('Terug', 'subtitle: Nieuw\n'));
  await write('pages/eraf.yaml', page('Eraf', 'subtitle: Nieuw\n'));
  await write('pages/noemt.yaml', `${naming('Noemt')}subtitle: Nieuw\n`);
  expect(await runImport()).toEqual({ read: 4, written: 1, pictures: 0, skipped: ['pages/eraf', 'pages/terug'] });
  expect([(await cms.published(withdrawn))?.document, (await cms.published(deleted))?.document]).toEqual([null, null]);
  expect(await documentOf('pages/noemt')).toMatchObject({ subtitle: 'Nieuw' });
});

test('a document that an editor deleted for good is left out of lists, and is an error where it is required', async () => {
  const page = (title: string, more: string) =>
    write(`pages/${title}.yaml`, `title: ${title}\npath: /${title}\n${more}`);
  const here = 'dossiers/gewist';
  await write(`${here}/dossier.yaml`, 'title: Gewist\n');
  await write(`${here}/ander.yaml`, 'title: Ander\nparent: dossiers/blijvend/dossier\n');
  await write('dossiers/blijvend/dossier.yaml', 'title: Blijvend\n');
  const article = (title: string) =>
    write(`${here}/los.yaml`, `title: ${title}\nrelated: [${here}/dossier, ${here}/ander]\n`);
  await article('Los');
  const naming = 'parent: pages/ouder\nblocks:\n  - kind: featured-content\n    pages: [pages/weg, pages/ouder]\n';
  await page('ouder', '');
  await page('weg', '');
  await page('kind', naming);
  await runImport();
  const [weg, ouder, dossier] = [await idOf('pages/weg'), await idOf('pages/ouder'), await idOf(`${here}/dossier`)];
  await cms.payload.delete({ collection: 'content-pages', id: weg });
  await cms.payload.delete({ collection: 'topics', id: dossier });
  await page('kind', `${naming}subtitle: Nieuw\n`);
  await article('Weer los');
  const errors = await runImport().catch((error: Error) => error.message);
  expect(errors).toBe(`content/${here}/los.yaml, parent: ${here}/dossier is in het CMS verwijderd.`);
  expect(await documentOf('pages/kind')).toMatchObject({
    subtitle: 'Nieuw',
    parent: ouder,
    blocks: [{ kind: 'featured-content', pages: [ouder] }],
  });

  await write(
    `${here}/los.yaml`,
    `title: Weer los\nparent: dossiers/blijvend/dossier\nrelated: [${here}/dossier, ${here}/ander]\n`,
  );
  expect(await runImport()).toMatchObject({ written: 1, skipped: [] });
  expect(await documentOf(`${here}/los`)).toMatchObject({ title: 'Weer los', related: [await idOf(`${here}/ander`)] });
});

test('the import skips documents that an editor saves meanwhile or is editing', async () => {
  const write3 = (subtitle: string) =>
    Promise.all(['eigen', 'bezig', 'vrij'].map((name) => write(`pages/${name}.yaml`, pageOf(name, subtitle))));
  const pageOf = (name: string, subtitle: string) => `title: ${name}\npath: /${name}\nsubtitle: ${subtitle}\n`;
  await write3('Eerst');
  await runImport();
  const [own, busy] = [await idOf('pages/eigen'), await idOf('pages/bezig')];
  const account = {
    email: 'bezig@example.org',
    name: 'Bezig',
    role: 'redacteur',
    password: 'lang-genoeg-toch',
  } as const;
  const user = await cms.payload.create({ collection: 'users', data: account });
  const at = {
    document: { relationTo: 'content-pages', value: busy },
    user: { relationTo: 'users', value: user.id },
  } as const;
  await cms.payload.create({ collection: 'payload-locked-documents', data: at });
  await write3('Daarna');
  const { commitTransaction, createLocalReq, initTransaction } = await import('payload');
  const req = await createLocalReq({}, cms.payload);
  await initTransaction(req);
  const data = { subtitle: 'Van de redactie' };
  await cms.payload.update({ collection: 'content-pages', id: own, draft: true, data, req });
  const done = runImport();
  await waitFor(async () => expect(await waiting()).toBe(1));
  await commitTransaction(req);
  expect(await done).toEqual({ read: 3, written: 1, pictures: 0, skipped: ['pages/bezig', 'pages/eigen'] });
  expect(await cms.draft(own)).toMatchObject(data);
  expect(await documentOf('pages/bezig')).toMatchObject({ subtitle: 'Eerst' });
  expect(await documentOf('pages/vrij')).toMatchObject({ subtitle: 'Daarna' });
});

/** How many wait for the lock on saves of a document of this database. */
const waiting = async () =>
  (
    await cms.database.query(
      `select count(*)::int as n from pg_locks
       where locktype = 'advisory' and classid = $1 and not granted
         and database = (select oid from pg_database where datname = current_database())`,
      [SAVE_LOCK],
    )
  ).rows[0].n as number;

test('every error is reported with its file and field, and then nothing is imported', async () => {
  await write('pages/goed.yaml', 'title: Goed\npath: /goed-hoor\n');
  await write(
    'pages/fout.yaml',
    `title: Fout\npath: /fout-hoor\nondertitel: Nee\nparent: pages/nergens\npicture: { file: weg.svg, alt: Weg }
blocks:
  - kind: bestaat-niet
  - kind: html
    html: 3
`,
  );
  await write('pages/leeg.yaml', 'path: /Hoofdletters\nblocks:\n  - kind: tip\n');
  const errors = await runImport().catch((error: Error) => error.message.split('\n'));
  expect(errors).toEqual([
    'content/pages/fout.yaml, ondertitel: dit veld is er niet.',
    'content/pages/fout.yaml, picture: pictures/weg.svg is er niet.',
    'content/pages/fout.yaml, parent: pages/nergens is er niet.',
    "content/pages/fout.yaml, blocks.0.kind: er is geen onderdeel dat 'bestaat-niet' heet.",
    'content/pages/fout.yaml, blocks.1.html: hier hoort tekst (Markdown).',
    'content/pages/leeg.yaml, title: Vul dit in.',
    expect.stringContaining('content/pages/leeg.yaml, path: Een pad begint met /'),
    'content/pages/leeg.yaml, blocks.0.html: Vul dit in.',
  ]);
  expect(await idOf('pages/goed')).toBe(0);
});

test('a title with the marker of the infoline is an error', async () => {
  await write('pages/bellen.yaml', 'title: Bel {infolijn}\npath: /bellen\n');
  const errors = await runImport().catch((error: Error) => error.message);
  expect(errors).toContain('content/pages/bellen.yaml, title: Zet {infolijn} niet in dit veld');
  expect(await documentOf('pages/bellen')).toBeUndefined();
});

test('a file that is not YAML, or is in an unknown folder, is reported', async () => {
  await write('pages/kapot.yaml', 'title: "niet af\n');
  await write('zomaar/iets.yaml', 'title: Iets\n');
  const errors = await runImport().catch((error: Error) => error.message.split('\n'));
  expect(errors).toEqual([
    expect.stringMatching(/^content\/pages\/kapot\.yaml: dit is geen goede YAML \(regel \d+\): [^:]+\.$/),
    expect.stringContaining('content/zomaar/iets.yaml: in deze map horen geen documenten'),
  ]);
});
