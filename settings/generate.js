import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { textOf } from './read-settings.js';
import { SECTIONS } from './table.js';

/** The files that are made from the table, whole or in part. */
export const FILES = { example: '.env.example', documentation: 'docs/operating.md' };

const BEGIN = '<!-- Made by npm run generate:settings from settings/table.js -->';
const END = '<!-- end -->';

const INTRODUCTION =
  'All settings. Copy this file to .env, or set them in the environment. A setting that is commented out has the value shown, or has none and shows an example. Made by `npm run generate:settings` from settings/table.js.';

/** The text of .env.example. */
export function envExample() {
  const sections = SECTIONS.map(({ title, settings }) => {
    const rows = rowsOf(settings).flatMap(({ name, shown, help }) => [...comment(help), `#${name}=${shown}`]);
    return [`## ${title}`, ...rows].join('\n');
  });
  return `${[comment(INTRODUCTION).join('\n'), ...sections].join('\n\n')}\n`;
}

/** The documentation, with the table of all settings in its place. @param {string} page */
export function withSettingsTable(page) {
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`${FILES.documentation} has no place for the settings: ${BEGIN} … ${END}`);
  const rows = SECTIONS.flatMap(({ settings }) => rowsOf(settings)).map(
    ({ name, defaultText, readBy, help }) =>
      `| \`${name}\` | ${defaultText && `\`${defaultText}\``} | ${readBy.join(', ')} | ${help} |`,
  );
  const table = ['| setting | default | read by | what it does |', '|---|---|---|---|', ...rows].join('\n');
  return `${before}${BEGIN}\n${table}\n${END}${after}`;
}

/** @param {import('./table.js').Settings} settings */
const rowsOf = (settings) =>
  Object.entries(settings).map(([name, { example = '', readBy, help }]) => {
    const defaultText = textOf(name, {});
    return { name, defaultText, shown: defaultText || example, readBy, help };
  });

/** A comment of lines of at most 120 characters. @param {string} text */
const comment = (text) => text.match(/.{1,118}(?= |$)/g)?.map((line) => `# ${line.trim()}`) ?? [];

if (realpathSync(process.argv[1] ?? '') === fileURLToPath(import.meta.url)) {
  writeFileSync(FILES.example, envExample());
  writeFileSync(FILES.documentation, withSettingsTable(readFileSync(FILES.documentation, 'utf8')));
}
