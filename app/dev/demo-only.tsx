import { Outlet } from 'react-router';
import { AppError } from '#app/platform/errors/app-error.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { Route } from './+types/demo-only';

/** The pages under /dev exist in the demo only, where nobody but the developer can reach them (architecture.md). */
export const loader = (args: Route.LoaderArgs) =>
  load(args, ({ platform }) => {
    if (!platform.config.demo) throw new AppError('not_found');
    return null;
  });

export default function DemoOnly() {
  return <Outlet />;
}
