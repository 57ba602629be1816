import { AppError } from '#app/platform/errors/app-error.ts';
import { load, memberVisit } from '#app/platform/http/pages/load.ts';
import type { Route } from './+types/account';

/** The account area: who is not logged in is asked to. Its pages come with their issues. */
export const loader = (args: Route.LoaderArgs) =>
  load(args, (visit) => {
    memberVisit(visit);
    throw new AppError('not_found');
  });

export default function Account() {
  return null;
}
