import { AppError } from '#app/platform/errors/app-error.ts';
import { load } from '#app/platform/http/load.ts';
import type { Route } from './+types/not-found';

/** Every address that nothing else answers. */
export const loader = (args: Route.LoaderArgs) =>
  load(args, () => {
    throw new AppError('not_found');
  });

export const action = loader;

export default function NotFound() {
  return null;
}
