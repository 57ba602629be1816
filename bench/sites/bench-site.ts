import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { settingsEnvironment } from '#settings/environments.js';
import { createCmsRole } from '../../bin/cms/role.js';
import { startPostgres } from '../../bin/postgres/postgres.js';
import { freePort } from '../../bin/process/ports.js';

/** How many rows of bulk data to make. */
export type BulkAmounts = Record<'members' | 'conversations' | 'reactions', number>;

/** The data of a site, and the sources that make it. */
interface Preparation {
  bulk?: BulkAmounts;
  /** Whether to import the articles, pages and pictures of content/, through the CMS. */
  content?: boolean;
  /** The folder of its checkout; the working tree by default. */
  checkout?: string;
}

/** A database with the demo's users, and the environment for a process of the site that runs on it. */
export interface PreparedSite {
  origin: string;
  databaseUrl: string;
  environment: NodeJS.ProcessEnv;
  stop(): Promise<void>;
}

/**
 * Prepares a PostgreSQL in `folder` with migrations and data, and the settings of production for a built site. Data that
 * the folder has already is preserved. Uses only commands of docs/operating.md, which an earlier commit has too.
 */
export async function prepareBenchSite(
  folder: string,
  { bulk, content, checkout = resolve('.') }: Preparation = {},
): Promise<PreparedSite> {
  chmodSync(folder, 0o711); // as root, PostgreSQL runs as another user, who must be able to enter
  const database = await startPostgres({
    data: `${folder}/postgres`,
    password: 'bench',
  });
  const port = await freePort();
  const settings = settingsEnvironment({
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    SESSION_SECRET: 'a secret of the bench, and of nothing else',
    PORT: String(port),
    LOG_LEVEL: 'error',
    LIMIT_PAGE: '100000000/60',
    LIMIT_PAGE_OF_MEMBER: '100000000/60',
    LIMIT_WRITE: '100000000/60',
    LIMIT_TOGGLE: '100000000/60',
    LIMIT_SIMILAR_QUESTIONS: '100000000/60',
    LIMIT_SEARCH: '100000000/60',
    LIMIT_SUGGEST: '100000000/60',
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

/** The path of the Node that runs a checkout: its own one, if its packages are installed. */
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

/** Starts the built site of the working tree. */
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

/** The session of a member: the cookie that a browser sends, and the anti-forgery token of its forms. */
export interface Session {
  cookie: string;
  antiforgery: string;
}

/** Logs in as the pages of the site do. */
export async function logIn(origin: string, email: string, password: string): Promise<Session> {
  const response = await fetch(`${origin}/api/v1/login/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ Email: email, Password: password }),
  });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
  if (!cookie) throw new Error(`The login has status ${response.status}.`);
  const token = await fetch(`${origin}/api/v1/antiforgery`, { headers: { cookie } });
  const { Token } = (await token.json()) as { Token: string };
  return { cookie, antiforgery: Token };
}

async function finished(child: ReturnType<typeof spawn>): Promise<void> {
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${child.spawnargs.join(' ')} ended with ${code}`);
}

/** Requests a URL every `interval` milliseconds until it succeeds. Throws after `deadline` milliseconds. */
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
