import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';

const MODULE = pathToFileURL('app/platform/thread-priority.ts').href;

/** The code of a thread that lowers its priority as on `platform`, and tells the id that Linux gave it. */
const threadOn = (platform: NodeJS.Platform) => `
  import { readlinkSync } from 'node:fs';
  import { basename } from 'node:path';
  import { parentPort } from 'node:worker_threads';
  import { lowerThreadPriority } from '${MODULE}';
  lowerThreadPriority('${platform}');
  parentPort.once('message', () => {});
  parentPort.postMessage(basename(readlinkSync('/proc/thread-self')));`;

/** The field `nice` of a thread (proc_pid_stat(5)). The fields before it may have spaces, up to the parenthesis. */
const niceOf = (id: string | number) =>
  Number(readFileSync(`/proc/self/task/${id}/stat`, 'utf8').split(') ')[1]?.split(' ')[16]);

async function niceAfterLowering(platform: NodeJS.Platform) {
  const code = new URL(`data:text/javascript,${encodeURIComponent(threadOn(platform))}`);
  const worker = new Worker(code);
  const [id] = (await once(worker, 'message')) as [string];
  const nice = { thread: niceOf(id), process: niceOf(process.pid) };
  await worker.terminate();
  return nice;
}

describe.skipIf(process.platform !== 'linux')('R38 the priority of a thread', () => {
  const own = niceOf(process.pid);

  it('is lower for that thread, and as it was for the process', async () => {
    expect(await niceAfterLowering('linux')).toEqual({ thread: 10, process: own });
  });

  it('stays where only a process has one', async () => {
    expect(await niceAfterLowering('darwin')).toEqual({ thread: own, process: own });
  });
});
