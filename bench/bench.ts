// How fast the site is, beside a plain node:http server and, with --against, beside an earlier commit.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CASES, type Case, loadOf } from './cases.ts';
import { checkOut, workingTree } from './checkout.ts';
import { type MeasuredSite, prepareData, type StartUp, startMeasuredSite } from './measured-site.ts';
import { startPlain } from './plain.ts';
import { type Footprint, footprintTable, type Row, ratioByRound, speedTable } from './report.ts';
import { measureInRounds, median } from './rounds.ts';
import { requireWrk } from './wrk.ts';

const { values: options } = parseArgs({
  options: {
    /** A commit to measure beside the working tree. */
    against: { type: 'string' },
    rounds: { type: 'string', default: '6' },
    seconds: { type: 'string', default: '2' },
    /** Only the cases whose name holds this. */
    only: { type: 'string', default: '' },
    /** A Markdown file whose part between MARKS becomes the tables. */
    write: { type: 'string' },
  },
});

/** Around the tables in a file that they are written to. */
const MARKS = ['<!-- written by npm run bench -->', '<!-- until here -->'] as const;

/** What a cached page reaches of a plain server, at the least. */
const CACHED_AT_LEAST = 0.75;

/** How often the start is measured. */
const STARTS = 5;

requireWrk();
const sites: MeasuredSite[] = [];
try {
  const against = options.against && checkOut(options.against);
  const data = against ? await prepareData(against) : undefined;
  sites.push(await startMeasuredSite(workingTree, data));
  if (against) sites.push(await startMeasuredSite(against, data));
  const startUps = await measureStarts();
  const atRest = await measureMemory();
  const rows: Row[] = [];
  for (const benchCase of CASES.filter(({ what, by }) => `${what}, ${by}`.includes(options.only))) {
    console.error(`${benchCase.what}, ${benchCase.by}`);
    rows.push(await measureCase(benchCase));
  }
  const afterLoad = await measureMemory();
  const footprints = sites.map((_, index) => {
    const [startUp, rest, loaded] = [startUps[index], atRest[index], afterLoad[index]];
    if (!startUp || !rest || !loaded) throw new Error('A site was not measured.');
    return { startUp, atRest: rest, afterLoad: loaded } satisfies Footprint;
  });
  const names = sites.map(({ name }) => name);
  report(`${speedTable(names, rows)}\n\n${footprintTable(names, footprints)}`);
  const cached = rows.filter(({ what }) => what.endsWith('visitor'));
  const beside = cached.map(({ sites: [now], plain }) => ratioByRound(now, plain, 'perSecond'));
  if (beside.some((ratio) => ratio < CACHED_AT_LEAST)) process.exitCode = 1;
} finally {
  for (const site of sites) await site.stop();
}

/** The median of the starts of each site, in turns. */
async function measureStarts(): Promise<StartUp[]> {
  const starts = sites.map((): StartUp[] => []);
  for (let start = 0; start < STARTS; start += 1) {
    for (const [index, site] of sites.entries()) starts[index]?.push(await site.restartWeb());
  }
  return starts.map((measured) => ({
    milliseconds: median(measured.map(({ milliseconds }) => milliseconds)),
    cpu: median(measured.map(({ cpu }) => cpu)),
  }));
}

async function measureMemory() {
  return Promise.all(sites.map((site) => site.memoryAtRest()));
}

async function measureCase(benchCase: Case): Promise<Row> {
  const loads = await Promise.all(sites.map((site) => loadOf(benchCase, site)));
  const [first] = loads;
  if (!first) throw new Error('There is no site to measure.');
  const plain = await startPlain(first);
  try {
    const servers = sites.map((site, index) => ({ load: loads[index] ?? first, pid: site.webPid() }));
    const speeds = await measureInRounds([...servers, plain], {
      rounds: Number(options.rounds),
      seconds: Number(options.seconds),
    });
    return { what: `${benchCase.what}, ${benchCase.by}`, sites: speeds.slice(0, -1), plain: speeds.at(-1) ?? [] };
  } finally {
    await plain.stop();
  }
}

function report(tables: string): void {
  console.log(tables);
  if (!options.write) return;
  const text = readFileSync(options.write, 'utf8');
  const [begin, end] = MARKS.map((mark) => text.indexOf(mark));
  if (begin === undefined || end === undefined || begin < 0 || end < begin) {
    throw new Error(`${options.write} must hold the lines ${MARKS.join(' and ')}`);
  }
  writeFileSync(options.write, `${text.slice(0, begin)}${MARKS[0]}\n\n${tables}\n\n${text.slice(end)}`);
}
