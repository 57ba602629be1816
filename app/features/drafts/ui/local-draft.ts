import { ignoreErrors } from '#app/ui/browser-storage/ignore-errors.ts';
import type { Draft, DraftFields } from '../draft.ts';

/** The fields of a form that have not reached the server, with what they will be saved with. */
export interface LocalDraft {
  /** Null when the member emptied the form. */
  fields: DraftFields | null;
  key: string | null;
  basedOn: string | null;
}

const PREFIX = 'concept:';

/** The prefix of the storage keys of one member. No key has the prefix of null. */
const prefixOf = (memberId: number | null) => `${PREFIX}${memberId}:`;

/**
 * The copy of a draft in the session storage of this tab, until the server has saved it: it bridges the time between
 * two saves, without a connection, and after the session has ended. It is removed when the server has it, when the tab
 * is closed, and when the member logs out. Where the storage is unavailable or full, there is no copy.
 */
export function localDraft({ memberId, kind, about }: Draft) {
  const key = `${prefixOf(memberId)}${kind}:${about}`;
  return {
    read: (): LocalDraft | null => ignoreErrors(() => JSON.parse(sessionStorage.getItem(key) ?? 'null')) ?? null,
    write: (draft: LocalDraft) => ignoreErrors(() => sessionStorage.setItem(key, JSON.stringify(draft))),
    /** Removes the copy if it equals `saved`: otherwise more was typed since. */
    remove: (saved: LocalDraft) =>
      ignoreErrors(() => {
        if (sessionStorage.getItem(key) === JSON.stringify(saved)) sessionStorage.removeItem(key);
      }),
  };
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
