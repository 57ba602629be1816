import { realpathSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { textOf } from './read-settings.js';
import { SECTIONS } from './table.js';

/** The file that is made from the table. */
export const EXAMPLE = '.env.example';

const INTRODUCTION =
  'All settings. Copy this file to .env, or set them in the environment. A setting that is commented out has the value shown, or has none and shows an example. Made by `npm run generate:settings` from settings/table.js.';

/** The text of .env.example. */
export function envExample() {
  const sections = SECTIONS.map(({ title, settings }) => {
    /** @type {[string, import('./setting.ts').Setting][]} */
    const named = Object.entries(settings);
    const rows = named.flatMap(([name, { example = '', help }]) => [
      ...comment(help),
      `#${name}=${textOf(name, {}) || example}`,
    ]);
    return [`## ${title}`, ...rows].join('\n');
  });
  return `${[comment(INTRODUCTION).join('\n'), ...sections].join('\n\n')}\n`;
}

/** A comment of lines of at most 120 characters. @param {string} text */
const comment = (text) => text.match(/.{1,118}(?= |$)/g)?.map((line) => `# ${line.trim()}`) ?? [];

if (realpathSync(process.argv[1] ?? '') === fileURLToPath(import.meta.url)) {
  writeFileSync(EXAMPLE, envExample());
}
