import { ignoreErrors } from '#app/ui/browser-storage/ignore-errors.ts';
import type { Draft, DraftFields } from '../draft.ts';

/** The fields of a form that have not reached the server, with what they will be saved with. */
export interface LocalDraft {
  /** Null when the member emptied the form. */
  fields: DraftFields | null;
  key: string | null;
  basedOn: string | null;
  /** When the server saved it after its form was gone, by the clock of the browser in milliseconds. */
  savedAt?: number;
}

/**
 * How long the copy counts after a save that ended when its form was gone, in milliseconds: who comes back meanwhile may be
 * given the page from before that save. Later it would replace what another device saved.
 */
const RETURN_DELAY = 30_000;

const PREFIX = 'concept:';

/** The prefix of the storage keys of one member. No key has the prefix of null. */
const prefixOf = (memberId: number | null) => `${PREFIX}${memberId}:`;

/**
 * The copy of a draft in the session storage of this tab, until the server has saved it: it bridges the time between
 * two saves, without a connection, and after the session has ended. It is removed when the server has it, when the tab
 * is closed, and when the member logs out. Where the storage is unavailable or full, there is no copy.
 */
export function localDraft({ memberId, kind, about }: Pick<Draft, 'memberId' | 'about'> & { kind: string }) {
  const key = `${prefixOf(memberId)}${kind}:${about}`;
  const write = (draft: LocalDraft) => ignoreErrors(() => sessionStorage.setItem(key, JSON.stringify(draft)));
  const remove = () => ignoreErrors(() => sessionStorage.removeItem(key));
  /** Otherwise more was typed since. */
  const isCopyOf = (saved: LocalDraft) => ignoreErrors(() => sessionStorage.getItem(key)) === JSON.stringify(saved);
  return {
    read(): LocalDraft | null {
      const copy: LocalDraft | null = ignoreErrors(() => JSON.parse(sessionStorage.getItem(key) ?? 'null')) ?? null;
      if (copy?.savedAt === undefined || isRecent(copy.savedAt)) return copy;
      remove();
      return null;
    },
    write,
    /** Removes the copy if it is of what was saved. */
    remove(saved: LocalDraft): void {
      if (isCopyOf(saved)) remove();
    },
    /** Has the copy count for a short while yet, if it is of what was saved. */
    keepForReturn(saved: LocalDraft): void {
      if (isCopyOf(saved)) write({ ...saved, savedAt: Date.now() });
    },
  };
}

/** Whether a moment, in milliseconds, is less than `RETURN_DELAY` ago, and not in the future. */
function isRecent(moment: number): boolean {
  const age = Date.now() - moment;
  return age >= 0 && age < RETURN_DELAY;
}

/**
 * Removes the drafts of all members except `except` from this tab, so that nobody reads those of the member before
 * them.
 */
export function removeLocalDrafts(except: number | null): void {
  ignoreErrors(() => {
    for (const name of Object.keys(sessionStorage)) {
      if (name.startsWith(PREFIX) && !name.startsWith(prefixOf(except))) sessionStorage.removeItem(name);
    }
  });
}
