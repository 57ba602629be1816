import { join, resolve } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { UNSAFE_withComponentProps, UNSAFE_withErrorBoundaryProps } from 'react-router';
import * as entry from '#app/entry.server.tsx';
import type { Pages } from '#app/platform/http/pages/pages.ts';
import * as root from '#app/root.tsx';
import routes from '#app/routes.ts';
import { errorDocument } from '#app/shell/error-document.ts';
import { type BuiltRoute, routerBuild } from './router-build.ts';

/** A page of the site: a route that has no routes below it. */
export interface SitePage {
  /** Its whole path as the routes write it, such as `groepen/:group`. */
  pattern: string;
  /** The ids of its route and of all routes above it, the root first. */
  routeIds: string[];
}

/** The build of the whole site from the router's own table of routes, rendered by the site's own entry. */
export async function allPages(): Promise<Pages> {
  const modules = await Promise.all(flatten(routes, 'root').map(withModule));
  return {
    build: routerBuild([{ id: 'root', path: '', module: withProps(root) }, ...modules], entry),
    files: resolve('public'),
    renderErrorPage: errorDocument,
  };
}

/** Every page of the router's table of routes. */
export const listPages = (): SitePage[] => pagesBelow(routes, { pattern: '', routeIds: ['root'] });

const pagesBelow = (entries: RouteConfigEntry[], above: SitePage): SitePage[] =>
  entries.flatMap((each) => {
    const pattern = [above.pattern, each.path].filter(Boolean).join('/');
    const here = { pattern, routeIds: [...above.routeIds, idOf(each)] };
    return each.children ? pagesBelow(each.children, here) : [here];
  });

interface RouteOfFile extends Omit<BuiltRoute, 'module'> {
  file: string;
}

const flatten = (entries: RouteConfigEntry[], parentId: string): RouteOfFile[] =>
  entries.flatMap((each) => {
    const { path, index, file, children = [] } = each;
    return [{ id: idOf(each), parentId, path, index, file }, ...flatten(children, idOf(each))];
  });

/** The id that the router gives to a route. */
const idOf = ({ id, file }: RouteConfigEntry): string => id ?? file.replace(/\.\w+$/, '');

const withModule = async ({ file, ...route }: RouteOfFile): Promise<BuiltRoute> => ({
  ...route,
  module: withProps(await import(/* @vite-ignore */ join(process.cwd(), 'app', file))),
});

/** A module whose components get their props, such as `loaderData`, as the router's Vite plugin arranges. */
const withProps = (module: object): object =>
  Object.fromEntries(
    Object.entries(module).map(([name, value]) => [name, (PROPS[name] ?? ((same) => same))(value as never)]),
  );

const PROPS: Record<string, (component: never) => unknown> = {
  default: UNSAFE_withComponentProps,
  ErrorBoundary: UNSAFE_withErrorBoundaryProps,
};

/** The paths of the pages with an action, as the table of routes writes them. */
export async function pathsOfForms(entries: readonly RouteConfigEntry[] = routes): Promise<string[]> {
  const paths: string[] = [];
  for (const { file, path, children = [] } of entries) {
    const { action } = (await import(/* @vite-ignore */ join(process.cwd(), 'app', file))) as { action?: unknown };
    if (action) paths.push(`/${path ?? ''}`);
    paths.push(...(await pathsOfForms(children)));
  }
  return paths;
}
