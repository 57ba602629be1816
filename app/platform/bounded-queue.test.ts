import { describe, expect, it } from 'vitest';
import { openBoundedQueue } from './bounded-queue.ts';

/** A queue of one work at a time, with what was done and refused, in order. The first work is done until `finish`. */
function openRecorded(maxPending: number) {
  const queue = openBoundedQueue({ concurrency: 1, maxPending });
  const { promise: first, resolve: finish } = Promise.withResolvers<void>();
  const done: string[] = [];
  const refused: string[] = [];
  const works: Promise<void>[] = [queue(() => first)];
  const send = (name: string, owner?: string) =>
    works.push(
      queue(async () => void done.push(name), owner).catch((error) => {
        refused.push(`${name} ${error.code}`);
      }),
    );
  return {
    send,
    refused,
    async finish() {
      finish();
      await Promise.all(works);
      return done;
    },
  };
}

describe('a bounded queue', () => {
  it('does the work of one owner in order', async () => {
    const queue = openRecorded(10);
    for (const name of ['1', '2', '3']) queue.send(name);
    expect(await queue.finish()).toEqual(['1', '2', '3']);
  });

  it('lets owners take turns, however much one of them sent before', async () => {
    const queue = openRecorded(100);
    for (let name = 1; name <= 50; name += 1) queue.send(`a${name}`, 'a');
    for (const name of ['b1', 'b2']) queue.send(name, 'b');
    queue.send('c1', 'c');
    expect((await queue.finish()).slice(0, 7)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  });

  it('refuses the newest work of whoever has most, not that of others', async () => {
    const queue = openRecorded(4);
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) queue.send(name, 'a');
    for (const name of ['b1', 'b2', 'b3']) queue.send(name, 'b');
    queue.send('c1', 'c');
    expect(await queue.finish()).toEqual(['a1', 'b1', 'c1', 'b2']);
    const refused = ['a2', 'a3', 'a4', 'a5', 'b3'];
    expect(queue.refused.toSorted()).toEqual(refused.map((name) => `${name} unavailable`));
  });

  it('goes on after work that fails', async () => {
    const queue = openBoundedQueue({ concurrency: 1, maxPending: 2 });
    const fail = async () => {
      throw new Error('broken');
    };
    const outcomes = await Promise.allSettled([queue(fail), queue(fail), queue(async () => 'done')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  });

  it('does as many works at once as it may', async () => {
    const queue = openBoundedQueue({ concurrency: 3, maxPending: 20 });
    let [busy, most] = [0, 0];
    const work = async () => {
      busy += 1;
      most = Math.max(most, busy);
      await new Promise(setImmediate);
      busy -= 1;
    };
    await Promise.all(Array.from({ length: 20 }, (_, index) => queue(work, String(index % 4))));
    expect(most).toBe(3);
  });
});
