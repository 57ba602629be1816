import { listDocuments, type ReferredOf } from '#app/features/content/index.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';

/** Who answered, as every reader sees it. */
export interface AnsweringExpert {
  name: string;
  /** The id of the expert's document; 0 for one that is no longer published. */
  id: number;
  /** Whether it is somebody who does not exist, for the demo (choices.md 40). */
  invented: boolean;
}

/**
 * The expert with this name, which an answer has stored as it was then (docs/decisions/questions.md); null for an answer
 * without a name.
 */
export async function findExpert(ctx: RequestContext, name: string | null): Promise<AnsweringExpert | null> {
  if (name === null) return null;
  const document = (await listExperts(ctx)).find(({ title }) => title === name);
  return { name, id: document?.id ?? 0, invented: document?.invented ?? false };
}

const listExperts = (ctx: RequestContext): Promise<ReferredOf<'expert'>[]> => listDocuments(ctx, 'expert');

/** The experts under whose names professionals answer: dietitians, by the title behind their name. */
export const listDietitians = async (ctx: RequestContext): Promise<ReferredOf<'expert'>[]> =>
  (await listExperts(ctx)).filter(({ title }) => /,.*\bdi[eë]tist/iu.test(title));
