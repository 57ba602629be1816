import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#settings/demo.js';
import { ARTICLE } from '../cases.ts';
import { cpuTime, residentMemory, waitUntilAtRest } from '../measure/process-usage.ts';
import { logIn, nodeOf, prepareBenchSite, type Session, waitUntilReady } from './bench-site.ts';
import { build, type Checkout } from './checkout.ts';

/** The time of a start of the web process, from the start of the process until /readyz has status 200, in milliseconds. */
export interface StartUp {
  milliseconds: number;
  /** CPU time, in milliseconds. */
  cpu: number;
}

/** The resident memory of each process, in MB. */
export type Memory = Record<'web' | 'worker', number>;

/** A built site with its worker, on a database of its own with the demo's users and content. */
export interface MeasuredSite {
  name: string;
  origin: string;
  session: Session;
  /** Ends the web process, and starts a new one with these options of Node. */
  restartWeb(options?: string[]): Promise<StartUp>;
  webPid(): number;
  /** Measured after ten seconds without requests, when the worker has nothing to do. */
  memoryAtRest(): Promise<Memory>;
  stop(): Promise<void>;
}

/** How long to wait after the last request, in milliseconds: by then V8 has collected the garbage. */
const REST_MS = 10_000;

/**
 * Builds the site of a checkout and starts it, on a copy of the folder `data` if there is one. When this resolves, the
 * worker has delivered all publications of the CMS.
 */
export async function startMeasuredSite(checkout: Checkout, data?: string): Promise<MeasuredSite> {
  const folder = mkdtempSync(join(tmpdir(), 'niergenoten-bench-'));
  if (data) execFileSync('cp', ['-a', `${data}/.`, folder]);
  const site = await prepareBenchSite(folder, { content: !data, checkout: checkout.folder });
  build(checkout);
  const nodeOptions = await nodeOptionsOf(checkout);
  const start = (file: keyof NodeOptions, options: string[] = []) =>
    // The IPC channel closes when this process ends: the child then stops as well.
    spawn(nodeOf(checkout.folder), [...(nodeOptions[file] ?? []), ...options, `build/server/${file}`], {
      cwd: checkout.folder,
      env: site.environment,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
  const worker = start('worker.js');
  let web = start('server.js');
  await waitUntilReady(site.origin + ARTICLE, { deadline: 180_000 });
  await waitUntilAtRest(pidOf(worker));
  return {
    name: checkout.name,
    origin: site.origin,
    session: await logIn(site.origin, DEMO_ACCOUNTS[0]?.email ?? '', DEMO_PASSWORD),
    webPid: () => pidOf(web),
    async restartWeb(options) {
      await end(web);
      const startedAt = performance.now();
      web = start('server.js', options);
      await waitUntilReady(`${site.origin}/readyz`, { interval: 10 });
      return { milliseconds: performance.now() - startedAt, cpu: cpuTime(pidOf(web)) };
    },
    async memoryAtRest() {
      await waitUntilAtRest(pidOf(worker));
      await wait(REST_MS);
      return { web: residentMemory(pidOf(web)), worker: residentMemory(pidOf(worker)) };
    },
    async stop() {
      await Promise.all([end(web), end(worker)]);
      await site.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Fills a folder beside a checkout with the demo's users and content, as that commit makes them. The folder is reused the
 * next time, because importing the content takes minutes. A later commit migrates a copy, so that both sites have the same
 * data. Returns the folder.
 */
export async function prepareData(checkout: Checkout): Promise<string> {
  const data = join(dirname(checkout.folder), 'data');
  const completed = join(data, 'whole');
  if (existsSync(completed)) return data;
  rmSync(data, { recursive: true, force: true });
  mkdirSync(data);
  const site = await prepareBenchSite(data, { content: true, checkout: checkout.folder });
  await site.stop();
  writeFileSync(completed, '');
  return data;
}

type NodeOptions = Partial<typeof import('../../bin/site/node-options.js').nodeOptions>;

/** The options of Node that `npm start` gives the processes of a checkout; an earlier commit may have none. */
async function nodeOptionsOf({ folder }: Checkout): Promise<NodeOptions> {
  const file = join(folder, 'bin/site/node-options.js');
  return existsSync(file) ? (await import(file)).nodeOptions : {};
}

function pidOf({ pid }: { pid?: number | undefined }): number {
  if (!pid) throw new Error('A process of the site did not start.');
  return pid;
}

async function end(child: ReturnType<typeof spawn>): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
