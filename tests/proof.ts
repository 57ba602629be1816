// Runs the checks that take too long for `npm test`, on a fresh build, and writes their results to docs/reports/proof.md.
// `npm run proof` runs all parts; `npm run proof -- bulk` runs the named parts, and the results of the others stay.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { buildCms, buildSite } from '../bin/build.js';
import { installCmsPackages } from '../bin/install/packages.js';

const FILE = 'docs/reports/proof.md';

/** `after` says which kind of change calls for a part. */
const parts = [
  {
    name: 'fresh',
    title: 'A fresh machine',
    script: 'tests/fresh/fresh.js',
    after: 'bin/, packages, migrations, how processes start and stop',
  },
  {
    name: 'thorough',
    title: 'All of what npm test tries one of each kind',
    script: 'tests/faults/thorough.ts',
    after:
      'queries, indexes, migrations, the demo, rules of linters, a new call or form, who may do what, what reads bodies or pictures',
  },
  {
    name: 'journeys',
    title: 'The journeys that npm test leaves out',
    script: 'tests/faults/thorough-journeys.ts',
    after: 'what the shell or many screens share, forms without JavaScript, drafts, reading aloud, paper, the CMS',
  },
  {
    name: 'order',
    title: 'The tests of the server in other orders',
    script: 'tests/faults/order.ts',
    after: 'tests/support/, a test that changes what its process has in common',
  },
  {
    name: 'dates',
    title: 'The tests of the server on other dates',
    script: 'tests/faults/dates.ts',
    after: 'whatever reckons with days, weeks or the time in the Netherlands',
  },
  {
    name: 'enumeration',
    title: 'What the time of an answer tells about an address',
    script: 'tests/timing/enumeration.ts',
    after: 'registration, login, links by mail (R1, R2)',
  },
  {
    name: 'login-flood',
    title: 'Pages while many log in at once',
    script: 'tests/timing/login-flood.ts',
    after: 'passwords and their queue (R4)',
  },
  {
    name: 'kill-web',
    title: 'Killing the web process while 10,000 reactions are posted',
    script: 'tests/faults/kill-web.ts',
    after: 'write(), idempotency keys, transactions (R34)',
  },
  {
    name: 'stop-cms',
    title: 'The site without its CMS, the CMS without its site, and the CMS after a crash',
    script: 'tests/faults/stop-cms.ts',
    after: 'publication, jobs of the CMS',
  },
  {
    name: 'contacts',
    title: 'Contacts and blocks, beside a model',
    script: 'tests/faults/contacts.ts',
    after: 'contacts, messages, blocks (R11, R12)',
  },
  {
    name: 'moderation',
    title: 'Moderation, beside a model',
    script: 'tests/faults/moderation.ts',
    after: 'moderation, what can be reported (R47)',
  },
  {
    name: 'digests',
    title: 'Ten days of digests, with killed workers and without a mail server',
    script: 'tests/faults/digests.ts',
    after: 'digests, jobs, mail',
  },
  {
    name: 'streams',
    title: 'Open event streams',
    script: 'tests/timing/open-streams.ts',
    after: 'event streams, notifications',
  },
  {
    name: 'busy',
    title: 'Every journey ten times on a busy machine',
    script: 'tests/faults/busy-machine.ts',
    after: 'what the shell or many screens share, support of journeys',
  },
  {
    name: 'links',
    title: 'Every link of the site with its content',
    script: 'tests/links.ts',
    after: 'content/, addresses, redirects',
  },
  {
    name: 'first-screens',
    title: 'Where the texts of articles, news and pages begin on a phone',
    script: 'tests/first-screens.ts',
    after: 'header, cookie bar, the top of pages',
  },
  {
    name: 'lighthouse',
    title: 'What Lighthouse says',
    script: 'tests/lighthouse.ts',
    after: 'scripts, styles, fonts or pictures of visitors’ pages',
  },
  {
    name: 'bench',
    title: 'Speed, beside a plain node:http server',
    script: 'bench/bench.ts',
    after: 'what every request passes through',
  },
  {
    name: 'bulk',
    title: 'Speed with bulk data, beside little',
    script: 'bench/bulk.ts',
    after: 'queries, indexes, lists',
  },
];

const selected = process.argv.slice(2);
const unknown = selected.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0)
  throw new Error(`Unknown: ${unknown.join(', ')}. Choose from ${parts.map(({ name }) => name).join(', ')}.`);

await buildSite();
await installCmsPackages();
await buildCms();

const [, ...sections] = readFileSync(FILE, 'utf8').split(/^## /m);
const results = new Map(sections.map((section) => [section.split('\n', 1)[0], section.trim()]));
for (const { title, script } of parts.filter(({ name }) => selected.length === 0 || selected.includes(name))) {
  console.log(`\n${title}`);
  const began = performance.now();
  const { status, stdout } = spawnSync(process.execPath, [script], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  console.log(stdout);
  if (status !== 0) process.exitCode = 1;
  const output = stdout.trim();
  results.set(
    title,
    [
      title,
      `${status === 0 ? 'Holds.' : 'DOES NOT HOLD.'} It took ${Math.ceil((performance.now() - began) / 60_000)} min.`,
      output.startsWith('|') ? output : `\`\`\`\n${output}\n\`\`\``,
    ].join('\n\n'),
  );
}

const tableOfParts = [
  '| `npm run proof -- …` | what it guards | after a change of | minutes |',
  '|---|---|---|--:|',
  ...parts.map(({ name, title, after }) => {
    const [, minutes = ''] = /It took (\d+) min/.exec(results.get(title) ?? '') ?? [];
    return `| \`${name}\` | ${title} | ${after} | ${minutes} |`;
  }),
].join('\n');

const report = [
  '# Proof',
  'Written by `npm run proof`: what takes longer than `npm test` may. Speeds are of the machine it ran on; read the ratios.',
  tableOfParts,
  ...parts.flatMap(({ title }) => (results.has(title) ? `## ${results.get(title)}` : [])),
];
writeFileSync(FILE, `${report.join('\n\n')}\n`);
