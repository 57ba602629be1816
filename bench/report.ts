import type { Case } from './cases.ts';
import { median, medianSpeed, type Speed } from './measure/rounds.ts';
import type { Memory, StartUp } from './sites/measured-site.ts';

/** What the processes of a site use, independent of single requests. */
export interface Footprint {
  startUp: StartUp;
  atRest: Memory;
  afterLoad: Memory;
}

/** The speeds of one case by round: of each site, in their order, and of the plain server. */
export interface Row {
  title: string;
  viewer: Case['viewer'];
  sites: Speed[][];
  plain: Speed[];
}

/** The medians as a table in Markdown; for two sites also the ratio of their CPU times. */
export function speedTable(names: readonly string[], rows: readonly Row[]): string {
  const heads = names.flatMap((name) => [`${name}: requests/s`, 'p99', 'CPU a request']);
  const ratios = names.length > 1 ? [`CPU, ${names.join(' / ')}`] : [];
  return table(
    ['what', ...heads, ...ratios, 'plain: requests/s', 'CPU a request', 'requests/s, of plain'],
    rows.map(({ title, sites, plain }) => [
      title,
      ...sites.map(medianSpeed).flatMap(({ perSecond, p99, cpu }) => [perSecond.toFixed(0), ms(p99), ms(cpu)]),
      ...ratios.map(() => ratioByRound(sites[0], sites[1], 'cpu').toFixed(2)),
      medianSpeed(plain).perSecond.toFixed(0),
      ms(medianSpeed(plain).cpu),
      ratioByRound(sites[0], plain, 'perSecond').toFixed(3),
    ]),
  );
}

/** The median of the ratios of two servers in the same round, in which whatever slows down a whole round cancels out. */
export function ratioByRound(first: Speed[] = [], second: Speed[] = [], of: keyof Speed): number {
  return median(first.map((speed, round) => speed[of] / (second[round]?.[of] ?? Number.NaN)));
}

/** The memory and start of each site as a table in Markdown. */
export function footprintTable(names: readonly string[], sites: readonly Footprint[]): string {
  const row = (title: string, unit: string, of: (site: Footprint) => number) => [
    title,
    ...sites.map((site) => `${of(site).toFixed(0)} ${unit}`),
    ...(sites.length > 1 ? [ratio(sites.map(of))] : []),
  ];
  return table(
    ['what', ...names, ...(names.length > 1 ? [names.join(' / ')] : [])],
    [
      row('web process, from start until ready', 'ms', ({ startUp }) => startUp.milliseconds),
      row('CPU of that', 'ms', ({ startUp }) => startUp.cpu),
      row('memory of the web process at rest', 'MB', ({ atRest }) => atRest.web),
      row('memory of the web process after load', 'MB', ({ afterLoad }) => afterLoad.web),
      row('memory of the worker at rest', 'MB', ({ atRest }) => atRest.worker),
      row('memory of the worker after load', 'MB', ({ afterLoad }) => afterLoad.worker),
    ],
  );
}

/** A table in Markdown: the first column is aligned left, the numbers are aligned right. */
export function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, column) => (column ? '--:' : '---'))), ...rows.map(line)].join('\n');
}

function ms(milliseconds: number): string {
  return `${milliseconds.toFixed(milliseconds < 1 ? 3 : 1)} ms`;
}

function ratio([first = Number.NaN, second = Number.NaN]: number[]): string {
  return (first / second).toFixed(2);
}
