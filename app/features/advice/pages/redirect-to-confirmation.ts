import { redirect } from 'react-router';
import { ADVICE_PATH } from '#app/features/content/paths.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import { findDietTopic } from '../diet-topic.ts';
import { questionConfirmationPath } from '../paths.ts';
import type { Route } from './+types/redirect-to-confirmation';

/**
 * Redirects '/advies-new-question-confirmation' to the page after asking, below the topic of the dietitian (choices.md
 * 26).
 */
export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const topic = await findDietTopic(ctx);
    throw redirect(topic ? questionConfirmationPath(topic.path) : ADVICE_PATH, 301);
  });
