import type { CachedPage } from '#app/platform/page-cache/page-cache.ts';

const encoded = { headers: [], body: Buffer.from('een pagina') };

/** A page as the page cache stores it. */
export const cachedPage: CachedPage = {
  status: 200,
  etag: '"1"',
  notModifiedHeaders: [],
  identity: encoded,
  gzip: encoded,
  br: encoded,
};
