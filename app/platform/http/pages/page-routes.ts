import { LRUCache } from 'lru-cache';
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { limits, type RateLimit } from '#app/platform/limits/rate-limit.ts';
import type { PageHandle } from './page-handle.ts';

type ServerRoute = NonNullable<ServerBuild['routes'][string]>;

/** Facts about paths, from the table of routes. */
export interface PageRoutes {
  /** Whether a route has a page at this path. A route that ends in '*' takes the paths that have no page of their own. */
  isPage(path: string): boolean;
  /** The cache key of a URL, equal for all URLs that show the same page; null for a page that may not be cached. */
  cacheKey(path: string, query: URLSearchParams): string | null;
  /** The limit towards which rendering the page at this path with this query counts for a visitor. */
  renderingLimit(address: { path: string; query: string }): RateLimit;
  /** The pages whose form may carry a picture. */
  readonly uploads: readonly Upload[];
}

/** A page whose form may carry a picture, and the limit towards which each form counts. */
interface Upload {
  path: string;
  limit: RateLimit;
}

/** For how many paths it is remembered whether they have a page. */
const KNOWN_PATHS = 1000;

/** Reads the table of routes of a build of the router. */
export function readPageRoutes(build: ServerBuild): PageRoutes {
  const routes = childrenOf(build, undefined);
  // Matching ranks all routes anew, and one page asks it for every name and every link of the menu.
  const pages = new LRUCache<string, boolean>({ max: KNOWN_PATHS });
  const isPage = (path: string) => {
    const known = pages.get(path);
    if (known !== undefined) return known;
    const match = matchRoutes(routes, path)?.at(-1);
    const found = match !== undefined && !match.route.path?.endsWith('*');
    pages.set(path, found);
    return found;
  };
  const cacheKey = (path: string, query: URLSearchParams) => {
    if (query.has('_routes')) return null; // the router asks for the data of some routes only
    const handle = matchRoutes(routes, pagePath(path))?.at(-1)?.route.handle as PageHandle | undefined;
    if (!handle?.cache || handle.cache.except?.some((name) => query.has(name))) return null;
    const flags = (handle.cache.flags ?? []).filter((name) => query.has(name)).map((name) => [name, '']);
    const parameters = handle.cache.query.flatMap((name) => query.getAll(name).map((value) => [name, value]));
    return `${path}?${new URLSearchParams([...flags, ...parameters])}`;
  };
  const renderingLimit: PageRoutes['renderingLimit'] = ({ path, query }) => {
    const { fromMail } = (matchRoutes(routes, pagePath(path))?.at(-1)?.route.handle ?? {}) as PageHandle;
    const isFromMail = typeof fromMail === 'string' ? new URLSearchParams(query).has(fromMail) : fromMail;
    return isFromMail ? limits.pageOfMail : limits.page;
  };
  return { isPage, cacheKey, renderingLimit, uploads: uploadsIn(routes) };
}

const uploadsIn = (routes: RouteObject[], parent = ''): Upload[] =>
  routes.flatMap(({ path, handle, children = [] }) => {
    const here = path ? `${parent}/${path.replace(/^\//, '')}` : parent;
    const limit = (handle as PageHandle | undefined)?.upload;
    return [...(limit ? [{ path: here, limit }] : []), ...uploadsIn(children, here)];
  });

/** The path of the page whose data the router requests at `path`; `path` itself when it is that of a page. */
export const pagePath = (path: string): string => {
  if (path === '/_.data') return '/';
  return path.endsWith('.data') ? path.slice(0, -'.data'.length) : path;
};

function childrenOf(build: ServerBuild, parentId: string | undefined): RouteObject[] {
  return Object.values(build.routes)
    .filter((route): route is ServerRoute => route?.parentId === parentId && route !== undefined)
    .map((route) => routeObject(build, route));
}

function routeObject(build: ServerBuild, route: ServerRoute): RouteObject {
  const common = { id: route.id, path: route.path, handle: (route.module as { handle?: PageHandle }).handle };
  if (route.index) return { ...common, index: true } as RouteObject;
  return { ...common, children: childrenOf(build, route.id) } as RouteObject;
}

/** The path and the query of a request's address. */
export function pathAndQuery(url = '/'): { path: string; query: string } {
  const at = url.indexOf('?');
  return at < 0 ? { path: url, query: '' } : { path: url.slice(0, at), query: url.slice(at + 1) };
}
