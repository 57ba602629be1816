import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { settingsEnvironment } from '#settings/environments.js';
import { createCmsRole } from '../bin/cms/role.js';
import { startPostgres } from '../bin/postgres/postgres.js';

/** How much bulk data. */
export type Bulk = Record<'members' | 'conversations' | 'reactions', number>;

/** What a site is prepared with. */
interface Preparation {
  bulk?: Bulk;
  /** With the articles, pages and pictures of content/, by way of the CMS. */
  content?: boolean;
  /** The folder of its checkout; the working tree where nothing is said. */
  checkout?: string;
}

/** A database with the demo people, and what a process of the site needs to be told to run on it. */
export interface PreparedSite {
  origin: string;
  databaseUrl: string;
  environment: NodeJS.ProcessEnv;
  stop(): Promise<void>;
}

/**
 * Prepares everything for a built site, on a PostgreSQL of its own in `folder` with the settings of production. What
 * is there already stays. Uses only what docs/operating.md tells of a checkout, so that it may be of an earlier commit.
 */
export async function prepareBenchSite(
  folder: string,
  { bulk, content, checkout = resolve('.') }: Preparation = {},
): Promise<PreparedSite> {
  chmodSync(folder, 0o711); // as root PostgreSQL runs as another user, who must get through
  const database = await startPostgres({
    data: `${folder}/postgres`,
    password: 'bench',
    settings: {},
    report: () => {},
  });
  const port = await freePort();
  const settings = settingsEnvironment({
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    SESSION_SECRET: 'a secret of the bench, and of nothing else',
    PORT: String(port),
    LOG_LEVEL: 'error',
    LIMIT_PAGE: '100000000/60',
    LIMIT_WRITE: '100000000/60',
    LIMIT_TOGGLE: '100000000/60',
  });
  const environment = { ...process.env, NODE_ENV: 'production', ...settings };
  const run = async (script: string, env: NodeJS.ProcessEnv, options: string[] = []) =>
    finished(
      spawn(nodeOf(checkout), [script, ...options], { cwd: checkout, env, stdio: ['ignore', 'ignore', 'inherit'] }),
    );
  if (content) await run('bin/content-import.js', { ...environment, ...(await cmsEnvironment(database.url)) });
  await run('database/migrate.ts', environment);
  await run('database/seed/seed.ts', environment);
  if (bulk) {
    const amount = Object.entries(bulk).flatMap(([name, number]) => [`--${name}`, String(number)]);
    await run('database/seed/load/load.ts', { ...environment, DEMO: '1' }, amount);
  }
  return { origin: `http://127.0.0.1:${port}`, databaseUrl: database.url, environment, stop: database.stop };
}

/** The Node that a checkout runs on: its own once it has packages. */
export function nodeOf(checkout: string): string {
  const own = join(checkout, 'node_modules/node/bin/node');
  return existsSync(own) ? own : process.execPath;
}

async function cmsEnvironment(databaseUrl: string): Promise<NodeJS.ProcessEnv> {
  return {
    CMS_DATABASE_URL: await createCmsRole(databaseUrl, 'bench'),
    CMS_SECRET: 'a secret of the CMS that the bench fills',
    PREVIEW_SECRET: 'a secret of the previews that nobody asks',
  };
}

/** The built site, running. */
export async function startBenchSite(folder: string, preparation?: Preparation): Promise<PreparedSite> {
  const { origin, databaseUrl, environment, stop } = await prepareBenchSite(folder, preparation);
  const web = spawn(process.execPath, ['build/server/server.js'], { env: environment, stdio: 'inherit' });
  await waitUntilReady(`${origin}/readyz`);
  return {
    origin,
    databaseUrl,
    environment,
    async stop() {
      web.kill('SIGTERM');
      await once(web, 'exit');
      await stop();
    },
  };
}

/** What a browser of a member sends along, and with a form the antiforgery token. */
export interface Session {
  cookie: string;
  antiforgery: string;
}

/** Logs in as our own pages do; gives what a browser sends along from then on. */
export async function logIn(origin: string, email: string, password: string): Promise<Session> {
  const response = await fetch(`${origin}/api/v1/login/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ Email: email, Password: password }),
  });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
  if (!cookie) throw new Error(`Logging in was answered with ${response.status}.`);
  const token = await fetch(`${origin}/api/v1/antiforgery`, { headers: { cookie } });
  const { Token } = (await token.json()) as { Token: string };
  return { cookie, antiforgery: Token };
}

async function finished(child: ReturnType<typeof spawn>): Promise<void> {
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${child.spawnargs.join(' ')} ended with ${code}`);
}

/** Waits until this address is answered well, asking every `interval` milliseconds; throws after `deadline`. */
export async function waitUntilReady(url: string, { interval = 100, deadline = 30_000 } = {}): Promise<void> {
  const end = Date.now() + deadline;
  while (Date.now() < end) {
    const ready = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((again) => setTimeout(again, interval));
  }
  throw new Error(`${url} did not become ready`);
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}
