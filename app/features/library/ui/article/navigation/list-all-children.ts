import { createClient } from '#app/platform/http/calls/client.ts';
import { CHILDREN_PAGE_SIZE, libraryContract } from '../../../contract.ts';

const client = createClient({ library: libraryContract });

/** All articles directly below an article, fetched page by page until an incomplete one. */
export async function listAllChildren(nodeId: number) {
  const all: { id: number; title: string; path: string }[] = [];
  for (let page = 0; ; page += 1) {
    const children = await client.library.childPages({
      params: { nodeId },
      query: { page, itemsPerPage: CHILDREN_PAGE_SIZE },
    });
    all.push(...children.map(({ nid, title, path }) => ({ id: nid, title, path })));
    if (children.length < CHILDREN_PAGE_SIZE) return all;
  }
}
