import type { Disease } from '#app/features/content/index.ts';
import { lettersOf } from '#app/ui/filter/narrow.ts';

/** A name in the list, with the other spellings of it, and the page under whose own name it stands. */
export interface DiseaseEntry extends Pick<Disease, 'name' | 'meaning' | 'path'> {
  spellings: string[];
  /** The title of that page; null where this is its own name. */
  under: string | null;
}

/** One entry for all spellings of a name, in the given order; of these the title of the page is the name. */
export function diseaseEntries(diseases: readonly Disease[]): DiseaseEntry[] {
  const bySpelling = Map.groupBy(diseases, ({ name, path }) => `${path} ${soundOf(name)}`);
  return [...bySpelling.values()].flatMap((spellings) => {
    const main = spellings.find(isOwnName) ?? spellings[0];
    if (!main) return [];
    const { name, meaning, path, title } = main;
    const others = spellings.filter((spelling) => spelling !== main).map((spelling) => spelling.name);
    return [{ name, meaning, path, spellings: others, under: isOwnName(main) ? null : title }];
  });
}

/** Whether a page has this name as its title, or as the beginning of it: 'Cystenieren (ADPKD)'. */
const isOwnName = ({ name, title }: Disease): boolean => title === name || title.startsWith(`${name} `);

/** A name without what is spelled in two ways: 'Nephronophthisis' as 'Nefronoftise'. */
const soundOf = (name: string): string =>
  lettersOf(name)
    .replaceAll('ph', 'f')
    .replaceAll('th', 't')
    .replace(/(?:is|e)$/, '');
