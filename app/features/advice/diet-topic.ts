import { listDocuments, type ReferredOf } from '#app/features/content/index.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';

type AdviceTopic = ReferredOf<'advice-topic'>;

/** The advice topic whose questions go to the dietitian: the first one of the editors; null as long as there is none. */
export async function findDietTopic(ctx: RequestContext): Promise<AdviceTopic | null> {
  const topics = await listDocuments(ctx, 'advice-topic');
  return topics.find(({ isDiet }) => isDiet) ?? null;
}

/** The same. Throws AppError not_found as long as there is none. */
export async function readDietTopic(ctx: RequestContext): Promise<AdviceTopic> {
  const topic = await findDietTopic(ctx);
  if (!topic) throw new AppError('not_found');
  return topic;
}
