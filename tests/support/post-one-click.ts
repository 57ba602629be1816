import type { TestSite } from './test-site.ts';

/** What a mail program posts for its button to unsubscribe (RFC 8058): from its own servers, without a page of ours. */
export const postOneClick = (site: TestSite, url: string, payload = 'List-Unsubscribe=One-Click') =>
  site.server.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
