import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingsEnvironment } from '#settings/environments.js';
import { freePort } from '../../../bin/process/ports.js';
import { databaseUrl } from './site-database.ts';

/** Starts another web process on the database of the tested site, at an address of its own; `stop` ends it. */
export async function startSecondProcess(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const folder = process.env.JOURNEYS_DATA_DIR ?? '';
  const { sessionSecret } = JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const settings = settingsEnvironment({
    DATABASE_URL: databaseUrl(),
    DATA_DIR: folder,
    SESSION_SECRET: sessionSecret,
    PORT: String(port),
    PUBLIC_URL: origin,
    LOG_LEVEL: 'error',
    LIMIT_LOGIN: '1000/60',
  });
  const web = spawn(process.execPath, ['build/server/server.js'], {
    env: { ...process.env, NODE_ENV: 'production', ...settings },
    stdio: 'inherit',
  });
  await waitUntilReady(web, `${origin}/readyz`);
  return {
    origin,
    async stop() {
      web.kill('SIGTERM');
      await once(web, 'exit');
    },
  };
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
  throw new Error('The second web process did not start.');
}
