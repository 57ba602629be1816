// Where the time of a member's page goes: `node bench/profile.ts`, and `… <commit>` for that of another commit.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CASES, loadOf } from './cases.ts';
import { checkOut, workingTree } from './checkout.ts';
import { type CpuProfile, sumProfile, type Time } from './cpu-profile.ts';
import { type MeasuredSite, prepareData, startMeasuredSite } from './measured-site.ts';
import { cpuTime, mainThreadTime, waitUntilIdle } from './process.ts';
import { table } from './report.ts';
import { CONNECTIONS, requireWrk, runWrk } from './wrk.ts';

const PAGES = ['home page', 'conversation'];
const SECONDS = 10;

/** How many packages and functions are listed. */
const MAX_ROWS = 20;

requireWrk();
const [commit] = process.argv.slice(2);
const checkout = commit ? checkOut(commit) : workingTree;
const site = await startMeasuredSite(checkout, commit ? await prepareData(checkout) : undefined);
try {
  for (const benchCase of CASES.filter(({ what, by }) => by === 'member' && PAGES.includes(what))) {
    const { profile, requests, cpu, main, elapsed } = await profileLoad(site, await loadOf(benchCase, site));
    const { busy, packages, functions } = sumProfile(profile, elapsed);
    // The profile goes by the clock, also while other processes have the core.
    const scale = main / busy / requests;
    console.log(`### The ${benchCase.what} of a member, ${checkout.name}\n`);
    console.log(
      `${ms(cpu / requests)} of CPU a request while profiled, of which ${ms(main / requests)} in the main thread.\n`,
    );
    console.log(`${timeTable('package', packages, scale)}\n\n${timeTable('function of ours', functions, scale)}\n`);
  }
} finally {
  await site.stop();
}

/** Profiles a new web process while it answers a load, once it is warm. */
async function profileLoad(site: MeasuredSite, load: Parameters<typeof runWrk>[0]) {
  const folder = mkdtempSync(join(tmpdir(), 'niergenoten-profile-'));
  try {
    await site.restartWeb(['--cpu-prof', `--cpu-prof-dir=${folder}`]);
    await runWrk(load, SECONDS);
    const pid = site.webPid();
    const [cpuBefore, mainBefore, begun] = [cpuTime(pid), mainThreadTime(pid), performance.now()];
    const { requests } = await runWrk(load, SECONDS);
    await waitUntilIdle(pid);
    const [cpu, main] = [cpuTime(pid) - cpuBefore, mainThreadTime(pid) - mainBefore];
    const elapsed = performance.now() - begun;
    await site.restartWeb(); // the profile is written when the process ends
    const [file = ''] = readdirSync(folder);
    const profile: CpuProfile = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    return { profile, requests: requests + CONNECTIONS, cpu, main, elapsed };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Times in milliseconds of CPU a request. */
function timeTable(what: string, times: readonly Time[], scale: number): string {
  return table(
    [what, 'itself', 'with what it calls'],
    times.slice(0, MAX_ROWS).map(({ name, self, total }) => [name, ms(self * scale), ms(total * scale)]),
  );
}

function ms(milliseconds: number): string {
  return `${milliseconds.toFixed(2)} ms`;
}
