import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from './routes.ts';

/**
 * What the site answers outside its table of routes: calls, files, feeds, and addresses for other machines. Like all paths
 * here these are regular expressions for a whole path, valid in JavaScript and in PostgreSQL.
 */
const NO_ROUTES = [
  '/api/.+',
  '/cms',
  '/cms/.+',
  '/assets/.+',
  '/media/.+',
  '/sitemaps/.+',
  '/\\.well-known/.+',
  '/(?:blogs|nieuws|recepten)\\.rss',
  '/healthz',
  '/readyz',
  '/metrics',
  '/(?:e-mails|nieuwsbrief|delen)/.+',
];

/** Below these stand things that somebody wrote, by the name that they have: one may be gone, or have moved. */
const WRITTEN = ['/advies/', '/bibliotheek/', '/blogs/', '/groepen/', '/nieuws/', '/recepten/'];

/** Pages that show the document which an editor published at the same path. */
const WITH_DOCUMENT = ['/bibliotheek', '/recepten'];

const patterns = routes
  .flatMap(function patternsOf({ path = '', children }: RouteConfigEntry): string[] {
    return children ? children.flatMap(patternsOf) : [`/${path}`];
  })
  .filter((path) => path !== '/*')
  .map((path) => path.replaceAll(/:[^/]+/g, '[^/]+').replace('*', '.+'));

const isFixed = (pattern: string): boolean => !pattern.includes('+');
const isWritten = (path: string): boolean => WRITTEN.some((above) => path.startsWith(above));
const wholly = (expressions: readonly string[]): RegExp => new RegExp(`^(?:${expressions.join('|')})$`);

const reserved = wholly([...patterns, ...NO_ROUTES]);
const fixed = wholly(patterns.filter(isFixed));

/** Where an editor may link to, whatever members and other editors write: pages of the site, questions to dietitians, files. */
export const lastingPages: readonly string[] = [
  ...patterns.filter((pattern) => isFixed(pattern) || !isWritten(pattern)).filter((pattern) => !isHidden(pattern)),
  '/advies/.+',
  '/media/.+',
];

/** Whether a page is shown to developers, or to an editor before it is published. */
function isHidden(pattern: string): boolean {
  return pattern.startsWith('/dev/') || pattern.startsWith('/voorbeeld/');
}

/** Whether the site itself answers at this path, so that a page of an editor there would be invisible. */
export const isReserved = (path: string): boolean => !WITH_DOCUMENT.includes(path) && reserved.test(path);

/** Whether no redirect may lead from this path: the site answers there, and what it shows is always there. */
export const isReservedFromRedirects = (path: string): boolean =>
  reserved.test(path) && (fixed.test(path) || !isWritten(path));
