import type { RequestContext } from '#app/platform/http/request-context.ts';
import { PageMetadata } from './page-metadata.ts';

/**
 * Reads data that is the same for every viewer, or gives it as it was read for an earlier page, as long as none of its
 * topics changed: they become topics of this page too. `key` identifies the data. `read` gets a context without a viewer.
 * The result is shared with other requests, so nobody may change it. Throws what `read` throws, which is not cached.
 */
export async function readShared<T extends object>(
  ctx: RequestContext,
  key: string,
  read: (ctx: RequestContext) => Promise<T>,
): Promise<T> {
  const { sharedData } = ctx.platform.pageCache;
  const shared =
    sharedData.get(key) ??
    (await sharedData.populate(key, async () => {
      const page = new PageMetadata();
      const data = await read({ ...ctx, viewer: null, page });
      return { value: { data, topics: page.topics }, topics: page.topics, cacheable: true };
    }));
  ctx.page.dependsOn(...shared.topics);
  return shared.data as T;
}
