// What takes longer than `npm test` may: `npm run proof` runs each part and writes what it said to docs/proof.md.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

const parts = [
  { title: 'A fresh machine', command: ['tests/fresh/fresh.js'] },
  { title: 'What the time of an answer tells about an address', command: ['tests/timing/enumeration.ts'] },
  { title: 'Killing the web process while 10,000 reactions are posted', command: ['tests/faults/kill-web.ts'] },
  { title: 'The site without its CMS, and the CMS without its site', command: ['tests/faults/stop-cms.ts'] },
  { title: 'What Lighthouse says of an article', command: ['tests/lighthouse.ts'] },
  { title: 'Speed, beside a plain node:http server', command: ['bench/bench.ts'] },
  { title: 'Speed with bulk data, beside little', command: ['bench/bulk.ts'] },
];

const report = [
  '# Proof',
  '',
  'Written by `npm run proof`: what takes longer than `npm test` may. Speeds are of the machine it ran on; read the ratios.',
];
let failed = 0;
for (const { title, command } of parts) {
  console.log(`\n${title}`);
  const { status, stdout } = spawnSync(process.execPath, command, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  console.log(stdout);
  if (status !== 0) failed += 1;
  const said = stdout.trim();
  report.push(
    '',
    `## ${title}`,
    '',
    status === 0 ? 'Holds.' : 'DOES NOT HOLD.',
    '',
    said.startsWith('|') ? said : `\`\`\`\n${said}\n\`\`\``,
  );
}
writeFileSync('docs/proof.md', `${report.join('\n')}\n`);
process.exitCode = failed ? 1 : 0;
