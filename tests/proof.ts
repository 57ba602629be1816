// Runs the checks that take too long for `npm test`, on a fresh build, and writes their results to docs/reports/proof.md.
// `npm run proof` runs all parts; `npm run proof -- bulk` runs the named parts, and the results of the others stay.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { buildCms, buildSite } from '../bin/build.js';
import { installCmsPackages } from '../bin/install/packages.js';

const FILE = 'docs/reports/proof.md';

const parts = [
  { name: 'fresh', title: 'A fresh machine', script: 'tests/fresh/fresh.js' },
  {
    name: 'enumeration',
    title: 'What the time of an answer tells about an address',
    script: 'tests/timing/enumeration.ts',
  },
  {
    name: 'login-flood',
    title: 'Pages while many log in at once',
    script: 'tests/timing/login-flood.ts',
  },
  {
    name: 'kill-web',
    title: 'Killing the web process while 10,000 reactions are posted',
    script: 'tests/faults/kill-web.ts',
  },
  {
    name: 'stop-cms',
    title: 'The site without its CMS, the CMS without its site, and the CMS after a crash',
    script: 'tests/faults/stop-cms.ts',
  },
  {
    name: 'contacts',
    title: 'Contacts and blocks, beside a model',
    script: 'tests/faults/contacts.ts',
  },
  {
    name: 'digests',
    title: 'Ten days of digests, with killed workers and without a mail server',
    script: 'tests/faults/digests.ts',
  },
  { name: 'streams', title: 'Open event streams', script: 'tests/timing/open-streams.ts' },
  { name: 'busy', title: 'Every journey ten times on a busy machine', script: 'tests/faults/busy-machine.ts' },
  { name: 'links', title: 'Every link of the site with its content', script: 'tests/links.ts' },
  { name: 'lighthouse', title: 'What Lighthouse says', script: 'tests/lighthouse.ts' },
  { name: 'bench', title: 'Speed, beside a plain node:http server', script: 'bench/bench.ts' },
  { name: 'bulk', title: 'Speed with bulk data, beside little', script: 'bench/bulk.ts' },
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
      status === 0 ? 'Holds.' : 'DOES NOT HOLD.',
      output.startsWith('|') ? output : `\`\`\`\n${output}\n\`\`\``,
    ].join('\n\n'),
  );
}

const report = [
  '# Proof',
  'Written by `npm run proof`: what takes longer than `npm test` may. Speeds are of the machine it ran on; read the ratios.',
  ...parts.flatMap(({ title }) => (results.has(title) ? `## ${results.get(title)}` : [])),
];
writeFileSync(FILE, `${report.join('\n\n')}\n`);
