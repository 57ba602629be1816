import { AppError } from '#app/platform/errors/app-error.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import { requireMember } from '#app/platform/http/request-context.ts';
import type { Route } from './+types/account';

/** Any other address of the account area has no page: visitors are asked to log in, members get a 404 (choices.md 26). */
export const loader = (args: Route.LoaderArgs) =>
  load(args, (ctx) => {
    requireMember(ctx);
    throw new AppError('not_found');
  });

export default function Account() {
  return null;
}
