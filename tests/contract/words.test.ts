import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Words that readers do not see, each with the one that stands for it everywhere. */
const OTHER_WORDS: [RegExp, string][] = [
  [/\b(?:ge)?[Bb]ewerk(?:en|t|te)?\b/, 'Wijzig'],
  [/\b[Aa]an(?:ge)?pas(?:sen|t|te)?\b|\b[Pp]as (?:\S+ ){1,4}aan\b/, 'Wijzig'],
  [/\b[Oo]pslaan\b|\b[Oo]pgeslagen\b|\b[Ss]la (?:\S+ ){1,4}op\b/, 'Bewaar'],
  [/(?:^|['">])Verander\b/, 'Wijzig'],
  [/(?<!Nee, )\b[Aa]nnule(?:er|ren)\b/, 'Sluit'],
  [/^\s*Sluiten$|['">]Sluiten['"<]/, 'Sluit'],
  [/^\s*Verwijderen$|['">]Verwijderen['"<]/, 'Verwijder'],
  [/(?:^|Ja, |[">])[Hh]aal (?:\S+ ){0,3}weg\b/, 'Verwijder'],
  [/\b[Gg]ebruikers?\b|\b[Ll]id\b|\b[Ll]eden\b/, 'deelnemer'],
];

/** Where one of them is meant: passwords and names that are refused, and a page about associations. */
const MEANT =
  /^app\/(?:features\/(?:accounts\/password-words|content\/footer-links)|platform\/names\/speaks-for-site)\.ts: /;

/** What no reader reads: comments, and names in an address ('?bewerken=', '/moderatie/leden'). */
const withoutUnread = (source: string): string =>
  source
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/(?<![:'"])\/\/.*$/gm, '')
    .replaceAll(/(['"])[a-z]+\1|[?&][a-z]+=|\b[a-z]+=\$|\/[a-z]+\b/g, '');

it('has one word for each act and for its members in all that readers see', () => {
  const files = globSync('app/**/*.{ts,tsx}', { exclude: ['**/*.test.{ts,tsx}'] });
  expect(files.length).toBeGreaterThan(500);
  const lines = files.flatMap((file) =>
    withoutUnread(readFileSync(file, 'utf8'))
      .split('\n')
      .map((line) => `${file}: ${line.trim()}`),
  );
  const found = lines.flatMap((line) => {
    const text = line.slice(line.indexOf(': ') + 2);
    const [, instead] = (!MEANT.test(line) && OTHER_WORDS.find(([word]) => word.test(text))) || [];
    return instead ? [`${line} (${instead})`] : [];
  });
  expect(found).toEqual([]);
});

/** They tell a machine the time in Amsterdam. */
const MACHINE_CLOCKS = ['app/features/digests/schedule.ts', 'app/shell/opening-hours.ts'];

it('has one clock: every date and time that readers see is written by one file', () => {
  const clocks = globSync('app/**/*.{ts,tsx}').filter((file) =>
    /DateTimeFormat|\btoLocale(?:Date|Time)?String/.test(readFileSync(file, 'utf8')),
  );
  expect(clocks.sort()).toEqual([...MACHINE_CLOCKS, 'app/ui/time/formats.ts']);
});
