import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingsEnvironment } from '#settings/environments.js';
import type { SettingTexts } from '#settings/values.ts';
import { freePort } from '../../../bin/process/ports.js';
import { databaseUrl } from './site-database.ts';

/** A process of the site that was started. */
interface Launched {
  stop(): Promise<void>;
}

/** Starts another web process on the database of the tested site, at an address of its own; `stop` ends it. */
export function startSecondProcess(): Promise<Launched & { origin: string }> {
  const folder = process.env.JOURNEYS_DATA_DIR ?? '';
  const { sessionSecret } = JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8'));
  return launchWeb('.', { DATABASE_URL: databaseUrl(), DATA_DIR: folder, SESSION_SECRET: sessionSecret });
}

/** Starts the web process that was built in `folder`, at an address of its own, and waits until it is ready. */
export async function launchWeb(
  folder: string,
  settings: SettingTexts<'site'>,
): Promise<Launched & { origin: string }> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const web = launch(folder, 'server.js', {
    PORT: String(port),
    PUBLIC_URL: origin,
    LIMIT_LOGIN: '1000/60',
    ...settings,
  });
  await waitUntilReady(web, `${origin}/readyz`);
  return { origin, stop: () => stop(web) };
}

/** Starts the worker that was built in `folder`. */
export function launchWorker(folder: string, settings: SettingTexts<'site'>): Launched {
  const worker = launch(folder, 'worker.js', settings);
  return { stop: () => stop(worker) };
}

function launch(folder: string, file: string, settings: SettingTexts<'site'>): ChildProcess {
  const env = { ...process.env, NODE_ENV: 'production', ...settingsEnvironment({ LOG_LEVEL: 'error', ...settings }) };
  return spawn(process.execPath, [join('build/server', file)], { cwd: folder, env, stdio: 'inherit' });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

async function waitUntilReady(web: ChildProcess, url: string): Promise<void> {
  while (web.exitCode === null) {
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((again) => setTimeout(again, 100));
  }
  throw new Error('The web process did not start.');
}
