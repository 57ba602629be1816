import { Agent, request } from 'node:http';
import { createHistogram } from 'node:perf_hooks';
import { setInterval } from 'node:timers/promises';
import { ENCODING, type Load } from './wrk.ts';

/**
 * For each load the time within which 99 of 100 requests are answered, in milliseconds, when `rate` come each second for
 * `seconds`, evenly and whether or not the ones before them have been answered. The loads are asked in turns: what else
 * the machine does meets all of them alike. Throws when one is not answered with 200.
 */
export async function measureP99(
  loads: readonly Load[],
  { rate, seconds }: { rate: number; seconds: number },
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const turns = loads.map((load) => ({ load, times: createHistogram() }));
  const answers: Promise<void>[] = [];
  const total = rate * seconds * turns.length;
  for await (const _ of setInterval(1000 / rate / turns.length)) {
    const turn = turns[answers.length % turns.length];
    if (!turn || answers.length === total) break;
    const answer = timed(turn.load, agent, turn.times.record.bind(turn.times));
    answer.catch(() => {}); // reported below, when all have been sent
    answers.push(answer);
  }
  await Promise.all(answers);
  agent.destroy();
  return turns.map(({ times }) => times.percentile(99) / 1e6);
}

function timed({ url, headers }: Load, agent: Agent, record: (ns: bigint) => void) {
  const begun = process.hrtime.bigint();
  return new Promise<void>((answered, reject) => {
    const asked = request(url, { agent, headers: { ...ENCODING, ...headers } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url}: ${answer.statusCode}`));
      answer.resume().once('end', () => answered(record(process.hrtime.bigint() - begun)));
    });
    asked.once('error', reject).end();
  });
}
