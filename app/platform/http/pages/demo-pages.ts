import type { ServerBuild } from 'react-router';

/** The first part of the path of every page that exists in the demo only. */
const DEMO_PATH = /^dev(\/|$)/;

/**
 * A build without the pages of the demo (rules.md R39). A page that is not in the router's table has no address in any
 * spelling; a check in a loader above it would not do, because the router runs the loaders of a page side by side.
 */
export function withoutDemoPages(build: ServerBuild): ServerBuild {
  const { routes } = build.assets;
  return { ...build, routes: withoutDemo(build.routes), assets: { ...build.assets, routes: withoutDemo(routes) } };
}

/** A route below one that is left out goes with it, since the router finds routes from their parents. */
const withoutDemo = <T extends { path?: string } | undefined>(routes: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(routes).filter(([, route]) => !DEMO_PATH.test(route?.path ?? '')));
