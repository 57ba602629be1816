import type { Draft, DraftFields } from '../draft.ts';

/** What was typed, and the key that it will be sent with. */
export interface Unsaved {
  /** Null when the member emptied the form. */
  fields: DraftFields | null;
  key: string | null;
}

const PREFIX = 'concept:';

/**
 * What was typed and has not reached the server yet, kept in this tab alone: for the moment between two saves, without a
 * connection, and after the session ended. It goes as soon as the server has it, and with the tab. Writers who were here
 * before leave nothing to the next. A browser that keeps nothing (private, full) is no fault.
 */
export function unsavedCopy({ memberId, kind, about }: Draft) {
  const key = `${PREFIX}${memberId}:${kind}:${about}`;
  return {
    forgetOthers: () =>
      quietly(() => {
        const others = Object.keys(sessionStorage).filter(
          (name) => name.startsWith(PREFIX) && !name.startsWith(`${PREFIX}${memberId}:`),
        );
        for (const name of others) sessionStorage.removeItem(name);
      }),
    read: (): Unsaved | null => quietly(() => JSON.parse(sessionStorage.getItem(key) ?? 'null')) ?? null,
    write: (unsaved: Unsaved) => quietly(() => sessionStorage.setItem(key, JSON.stringify(unsaved))),
    /** Removes the copy, unless more was typed since `saved`. */
    forget: (saved: Unsaved) =>
      quietly(() => {
        if (sessionStorage.getItem(key) === JSON.stringify(saved)) sessionStorage.removeItem(key);
      }),
  };
}

function quietly<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
