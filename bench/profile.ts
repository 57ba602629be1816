// node bench/profile.ts [commit]: reports which packages and functions take the time of a member's page, in the working
// tree or in a commit.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CASES, loadOf } from './cases.ts';
import { type CpuProfile, sumProfile, type Time } from './measure/cpu-profile.ts';
import { cpuTime, mainThreadTime, waitUntilIdle } from './measure/process-usage.ts';
import { CONNECTIONS, requireWrk, runWrk } from './measure/wrk.ts';
import { table } from './report.ts';
import { checkOut, workingTree } from './sites/checkout.ts';
import { type MeasuredSite, prepareData, startMeasuredSite } from './sites/measured-site.ts';

const PAGES = ['home page', 'conversation'];
const SECONDS = 10;

/** How many packages and functions are listed. */
const MAX_ROWS = 20;

requireWrk();
const [commit] = process.argv.slice(2);
const checkout = commit ? checkOut(commit) : workingTree;
const site = await startMeasuredSite(checkout, commit ? await prepareData(checkout) : undefined);
try {
  for (const benchCase of CASES.filter(({ name, viewer }) => viewer === 'member' && PAGES.includes(name))) {
    const { profile, requests, cpu, main, elapsed } = await profileLoad(site, await loadOf(benchCase, site));
    const { busy, packages, functions } = sumProfile(profile, elapsed);
    // The profiler measures elapsed time, also while other processes have the core. This scales it to CPU time.
    const scale = main / busy / requests;
    console.log(`### The ${benchCase.name} of a member, ${checkout.name}\n`);
    console.log(
      `${ms(cpu / requests)} of CPU a request while profiled, of which ${ms(main / requests)} in the main thread.\n`,
    );
    console.log(`${timeTable('package', packages, scale)}\n\n${timeTable('function of ours', functions, scale)}\n`);
  }
} finally {
  await site.stop();
}

/** Profiles a new web process under load, after a first load that warms it up. */
async function profileLoad(site: MeasuredSite, load: Parameters<typeof runWrk>[0]) {
  const folder = mkdtempSync(join(tmpdir(), 'niergenoten-profile-'));
  try {
    await site.restartWeb(['--cpu-prof', `--cpu-prof-dir=${folder}`]);
    await runWrk(load, SECONDS);
    const pid = site.webPid();
    const [cpuBefore, mainBefore, startedAt] = [cpuTime(pid), mainThreadTime(pid), performance.now()];
    const { requests } = await runWrk(load, SECONDS);
    await waitUntilIdle(pid);
    const [cpu, main] = [cpuTime(pid) - cpuBefore, mainThreadTime(pid) - mainBefore];
    const elapsed = performance.now() - startedAt;
    await site.restartWeb(); // the profile is written when the process ends
    const [file = ''] = readdirSync(folder);
    const profile: CpuProfile = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    return { profile, requests: requests + CONNECTIONS, cpu, main, elapsed };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A table of times in milliseconds of CPU a request. */
function timeTable(title: string, times: readonly Time[], scale: number): string {
  return table(
    [title, 'itself', 'with what it calls'],
    times.slice(0, MAX_ROWS).map(({ name, self, total }) => [name, ms(self * scale), ms(total * scale)]),
  );
}

function ms(milliseconds: number): string {
  return `${milliseconds.toFixed(2)} ms`;
}
