import type { Page } from '@playwright/test';
import type { PublishedDocument } from '#app/features/content/published/documents.ts';
import { enqueuePublication } from '#tests/support/documents.ts';
import { withDatabase } from './site-database.ts';
import { expect } from './test.ts';

/** Publishes documents as the CMS does. The site shows them soon after: wait with `waitForStatus`. */
export const publish = (...documents: PublishedDocument[]) =>
  withDatabase(async (db) => {
    for (const document of documents) await enqueuePublication(db, document.id, document);
  });

export const unpublish = (...ids: number[]) =>
  withDatabase(async (db) => {
    for (const id of ids) await enqueuePublication(db, id, null);
  });

/** Waits until a path answers with this status. */
export const waitForStatus = (page: Page, path: string, status = 200) =>
  expect.poll(async () => (await page.request.get(path)).status()).toBe(status);

/** Waits until a page has this text: one that another journey had opened before is in the page cache for a moment. */
export const waitForText = (page: Page, path: string, text: string) =>
  expect.poll(async () => (await page.request.get(path)).text()).toContain(text);
