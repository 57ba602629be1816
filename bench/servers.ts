import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync } from 'node:fs';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { migrate } from '#app/platform/database/migrate.ts';
import { migrateJobs } from '#app/platform/jobs/migrate.ts';
import { settingsEnvironment } from '#settings/environments.js';
import { startPostgres } from '../bin/postgres/postgres.js';

export interface Running {
  origin: string;
  stop(): Promise<void>;
}

/** How much bulk data. */
export type Bulk = Record<'members' | 'conversations' | 'reactions', number>;

/** A database with the demo people, and what a process of the site needs to be told to run on it. */
export interface Prepared {
  origin: string;
  databaseUrl: string;
  environment: NodeJS.ProcessEnv;
  stop(): Promise<void>;
}

/**
 * Prepares everything for the built site, on a PostgreSQL of its own with the settings of production; with bulk data
 * where it is told how much.
 */
export async function prepareBenchSite(folder: string, bulk?: Bulk): Promise<Prepared> {
  chmodSync(folder, 0o711); // as root PostgreSQL runs as another user, who must get through
  const database = await startPostgres({
    data: `${folder}/postgres`,
    password: 'bench',
    settings: {},
    report: () => {},
  });
  await migrate(database.url);
  await migrateJobs(database.url);
  const port = await freePort();
  const settings = settingsEnvironment({
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    SESSION_SECRET: 'a secret of the bench, and of nothing else',
    PORT: String(port),
    LOG_LEVEL: 'error',
    LIMIT_WRITE: '100000000/60',
    LIMIT_TOGGLE: '100000000/60',
  });
  const environment = { ...process.env, NODE_ENV: 'production', ...settings };
  await finished(spawn(process.execPath, ['database/seed/seed.ts'], { env: environment, stdio: 'inherit' }));
  if (bulk) {
    const amount = Object.entries(bulk).flatMap(([name, number]) => [`--${name}`, String(number)]);
    const env = { ...environment, DEMO: '1' };
    const loader = ['database/seed/load/load.ts', ...amount];
    await finished(spawn(process.execPath, loader, { env, stdio: ['ignore', 'ignore', 'inherit'] }));
  }
  return { origin: `http://127.0.0.1:${port}`, databaseUrl: database.url, environment, stop: database.stop };
}

/** The built site, running. */
export async function startBenchSite(folder: string, bulk?: Bulk): Promise<Prepared> {
  const { origin, databaseUrl, environment, stop } = await prepareBenchSite(folder, bulk);
  const web = spawn(process.execPath, ['build/server/server.js'], { env: environment, stdio: 'inherit' });
  await untilReady(`${origin}/readyz`);
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

/** A node:http server that sends the answer in `file`. */
export async function startPlain(file: string): Promise<Running> {
  const port = await freePort();
  const plain = fork(resolve('bench/plain-server.ts'), [file, String(port)]);
  await once(plain, 'message');
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      plain.kill();
      await once(plain, 'exit');
    },
  };
}

/** Logs in as our own pages do; gives what a browser sends along from then on. */
export async function logIn(origin: string, email: string, password: string) {
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

/** Waits until the site can answer; throws after half a minute. */
export async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    const ready = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((again) => setTimeout(again, 100));
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
