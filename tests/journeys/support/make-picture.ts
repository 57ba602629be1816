import type { APIRequestContext } from '@playwright/test';
import { picture } from '#tests/support/pictures.ts';
import { CMS } from './addresses.ts';
import { expect } from './test.ts';

/** Uploads a picture to the CMS with the session of an editor. Returns its id. */
export async function makePicture(editor: APIRequestContext, alt: string): Promise<number> {
  const buffer = await picture('#0b5260', { width: 900, height: 600 }).jpeg().toBuffer();
  const file = { name: 'nieren.jpg', mimeType: 'image/jpeg', buffer };
  const made = await editor.post(`${CMS}/api/media`, { multipart: { file, _payload: JSON.stringify({ alt }) } });
  expect(made.status()).toBe(201);
  return (await made.json()).doc.id;
}
