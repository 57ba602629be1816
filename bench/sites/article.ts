import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { BlockKind } from '#app/features/content/published/blocks.ts';
import type { Picture } from '#app/features/content/published/picture.ts';
import { parseConfig } from '#app/platform/config/config.ts';
import { openPlatform } from '#app/platform/open-platform.ts';
import type { Platform } from '#app/platform/platform.ts';
import { makeDocument, publish } from '#tests/support/documents.ts';
import { exampleBlocks } from '../../app/features/pages/ui/examples/blocks.ts';
import { kitchen } from '../../app/features/pages/ui/examples/pictures.ts';

// The site accepts no SVG (rules.md R23). This process only reads one of content/, and nobody uploads to it.
sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
const DRAWING = 'content/pictures/dialyse.svg';

/** The kinds of the ten blocks of the article: the examples of the gallery that refer to no other document. */
const KINDS: readonly BlockKind[] = [
  ...(['introduction', 'summary', 'html', 'html-with-title', 'image'] as const),
  ...(['tip', 'quote', 'expandable-list', 'call-to-action', 'page-section'] as const),
];

/** Publishes a dossier of three articles, the first with ten blocks and a picture. Returns the path of the first. */
export async function publishArticle(environment: NodeJS.ProcessEnv): Promise<string> {
  const platform = await openPlatform(parseConfig(environment), { process: 'worker', features: [] });
  try {
    const picture = { ...kitchen, copies: kitchen.copies.filter(({ size }) => size === 'default') };
    await storeCopies(platform, picture);
    const dossier = makeDocument('topic', { title: 'Dialyse', picture });
    const expert = makeDocument('expert', { firstNameTitle: 'dr.', lastNameTitle: 'internist' });
    const blocks = exampleBlocks
      .filter(({ kind }) => KINDS.includes(kind))
      .map((block) => (block.kind === 'image' ? { ...block, picture } : block));
    const article = makeDocument('medical-article', {
      ...{ parent: dossier.id, position: 1, path: '/artikelen/wat-is-dialyse', title: 'Wat is dialyse?' },
      ...{ author: 'Redactie Niergenoten', picture, blocks },
      ...{ description: 'Dialyse neemt een deel van het werk van je nieren over. Lees hoe dat gaat en wat je kiest.' },
      ...{ updatedOn: '2026-09-01', experts: [expert.id], related: [dossier.id] },
    });
    const others = ['Leven met dialyse', 'Stoppen met dialyse'].map((title, index) =>
      makeDocument('medical-article', { parent: dossier.id, position: index + 2, title }),
    );
    await publish(platform, expert, dossier, article, ...others);
    return article.path;
  } finally {
    await platform.close();
  }
}

/** Stores the copies of a picture in the media store, as the CMS does after an upload. */
async function storeCopies({ db, media }: Platform, { copies }: Picture): Promise<void> {
  const drawing = await readFile(DRAWING);
  for (const { file, type, width, height } of copies) {
    const resized = sharp(drawing).resize(width, height);
    const content = await (type === 'image/avif' ? resized.avif() : resized.webp()).toBuffer();
    await db
      .insertInto('editorial.mediaFile')
      .values({
        ...{ name: file, key: await media.store(content), mime: type },
        ...{ bytes: content.length, createdAt: new Date() },
      })
      .execute();
  }
}
