// npm run bench: measures the speed of the site, compared with a plain node:http server and, with --against, with an
// earlier commit (docs/performance.md).
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CASES, type Case, loadOf, titleOf } from './cases.ts';
import { measureInRounds, median } from './measure/rounds.ts';
import { startPlainServer } from './measure/start-plain-server.ts';
import { requireWrk } from './measure/wrk.ts';
import { type Footprint, footprintTable, type Row, ratioByRound, speedTable } from './report.ts';
import { checkOut, workingTree } from './sites/checkout.ts';
import { type MeasuredSite, prepareData, type StartUp, startMeasuredSite } from './sites/measured-site.ts';

const { values: options } = parseArgs({
  options: {
    /** A commit to compare the working tree with. */
    against: { type: 'string' },
    rounds: { type: 'string', default: '6' },
    seconds: { type: 'string', default: '2' },
    /** Measures only the cases whose title contains this text. */
    only: { type: 'string', default: '' },
    /** A Markdown file in which the tables replace the part between TABLE_MARKERS. */
    write: { type: 'string' },
  },
});

/** The lines before and after the tables in a Markdown file: those of the working tree alone have a place of their own. */
const TABLE_MARKERS = [
  options.against ? '<!-- written by npm run bench -- --against -->' : '<!-- written by npm run bench -->',
  '<!-- until here -->',
] as const;

/** The smallest allowed ratio between the speed of a cached page and that of a plain server. */
const MIN_CACHED_RATIO = 0.75;

/** How many starts of each site are measured. */
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
  const cases = CASES.filter((one) => titleOf(one).includes(options.only) && !(against && one.isNew));
  for (const benchCase of cases) {
    console.error(titleOf(benchCase));
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
  const cached = rows.filter(({ viewer }) => viewer === 'visitor');
  const ratios = cached.map(({ sites: [now], plain }) => ratioByRound(now, plain, 'perSecond'));
  if (ratios.some((ratio) => ratio < MIN_CACHED_RATIO)) process.exitCode = 1;
} finally {
  for (const site of sites) await site.stop();
}

/** The median of several starts of each site. The sites alternate, so that other work on the machine affects all alike. */
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
  const plain = await startPlainServer(first);
  try {
    const servers = sites.map((site, index) => ({ load: loads[index] ?? first, pid: site.webPid() }));
    const speeds = await measureInRounds([...servers, plain], {
      rounds: Number(options.rounds),
      seconds: Number(options.seconds),
    });
    return {
      title: titleOf(benchCase),
      viewer: benchCase.viewer,
      sites: speeds.slice(0, -1),
      plain: speeds.at(-1) ?? [],
    };
  } finally {
    await plain.stop();
  }
}

function report(tables: string): void {
  console.log(tables);
  if (!options.write) return;
  const text = readFileSync(options.write, 'utf8');
  const begin = text.indexOf(TABLE_MARKERS[0]);
  const end = text.indexOf(TABLE_MARKERS[1], begin);
  if (begin < 0 || end < 0) {
    throw new Error(`${options.write} must contain the lines ${TABLE_MARKERS.join(' and ')}`);
  }
  writeFileSync(options.write, `${text.slice(0, begin)}${TABLE_MARKERS[0]}\n\n${tables}\n\n${text.slice(end)}`);
}
