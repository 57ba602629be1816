import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install/checkout.js';

const folder = join(root, 'docs/decisions');
const file = join(folder, 'README.md');

const INTRODUCTION = `# Decisions

What was decided that somebody might undo, and why. A decision that replaces an earlier one says so; pages are never edited
to say something else. \`npm run generate:decisions\` writes this list. Each package has its reason in
[dependencies.md](dependencies.md).
`;

/** The list of all decisions, by number, with the title that each page begins with. */
export function decisionIndex() {
  const pages = readdirSync(folder).filter((name) => /^\d{4}-.*\.md$/.test(name));
  const lines = pages.sort().map((name) => {
    const [, title = name] = /^# (?:\d+\.? )?(.+)$/m.exec(readFileSync(join(folder, name), 'utf8')) ?? [];
    return `- [${name.slice(0, 4)}](${name}) ${title}`;
  });
  return `${INTRODUCTION}\n${lines.join('\n')}\n`;
}

if (process.argv[1] === import.meta.filename) writeFileSync(file, decisionIndex());
