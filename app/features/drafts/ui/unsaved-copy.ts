import type { Draft, DraftFields } from '../draft.ts';

/** What was typed, and what it will be saved with. */
export interface Unsaved {
  /** Null when the member emptied the form. */
  fields: DraftFields | null;
  key: string | null;
  basedOn: string | null;
}

const PREFIX = 'concept:';

/** How the names of one member's copies begin; nobody's do so for null. */
const prefixOf = (memberId: number | null) => `${PREFIX}${memberId}:`;

/**
 * What was typed and has not reached the server yet, stored in this tab alone: for the moment between two saves, without a
 * connection, and after the session ended. It goes as soon as the server has it, with the tab, and when its writer logs
 * out. In a browser that stores nothing (private, full) there is no copy.
 */
export function unsavedCopy({ memberId, kind, about }: Draft) {
  const key = `${prefixOf(memberId)}${kind}:${about}`;
  return {
    read: (): Unsaved | null => quietly(() => JSON.parse(sessionStorage.getItem(key) ?? 'null')) ?? null,
    write: (unsaved: Unsaved) => quietly(() => sessionStorage.setItem(key, JSON.stringify(unsaved))),
    /** Removes the copy, unless more was typed since `saved`. */
    forget: (saved: Unsaved) =>
      quietly(() => {
        if (sessionStorage.getItem(key) === JSON.stringify(saved)) sessionStorage.removeItem(key);
      }),
  };
}

/** Removes all copies of this tab, but those of the member `but`: writers who were here before leave nothing to the next. */
export function forgetUnsaved(but: number | null): void {
  quietly(() => {
    for (const name of Object.keys(sessionStorage)) {
      if (name.startsWith(PREFIX) && !name.startsWith(prefixOf(but))) sessionStorage.removeItem(name);
    }
  });
}

function quietly<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
