import type { Page } from '@playwright/test';
import type { PublishedDocument } from '#app/features/content/published/documents.ts';
import { enqueuePublication } from '#tests/support/documents.ts';
import { withSiteDatabase } from './site-database.ts';
import { expect } from './test.ts';

/** Publishes documents as the CMS does, and waits until the site has stored them. */
export const publish = (...documents: PublishedDocument[]) =>
  deliver(new Map(documents.map((document) => [document.id, document])));

/** Withdraws documents as the CMS does, and waits until the site has deleted them. */
export const unpublish = (...ids: number[]) => deliver(new Map(ids.map((id) => [id, null])));

/**
 * Enqueues publications and waits until none is left in the queue: a page that answers may have been cached before a hook
 * withdrew the documents for one group of journeys and published them again for the next.
 */
const deliver = (publications: Map<number, PublishedDocument | null>) =>
  withSiteDatabase(async (db) => {
    for (const [id, document] of publications) await enqueuePublication(db, id, document);
    const listEnqueued = () =>
      db
        .selectFrom('editorial.publication')
        .select('documentId')
        .where('documentId', 'in', [...publications.keys()])
        .execute();
    await expect.poll(listEnqueued).toEqual([]);
  });

/** Waits until a path answers with this status. */
export const waitForStatus = (page: Page, path: string, status = 200) =>
  expect.poll(async () => (await page.request.get(path)).status()).toBe(status);

/** Waits until a page has this text: one that another journey had opened before is in the page cache for a moment. */
export const waitForText = (page: Page, path: string, text: string) =>
  expect.poll(async () => (await page.request.get(path)).text()).toContain(text);
