import { ignoreErrors } from './ignore-errors.ts';
import { STORED_PREFIX } from './remove-stored-values.ts';

/**
 * A value that this browser keeps until its reader logs out, for a reader who need not be known to us. It is read as a
 * snapshot by React.
 */
export interface StoredValue<T> {
  read(): T;
  /** Keeps a value; where the browser keeps nothing, as long as the page is open. */
  write(value: T): void;
  /** Calls `listener` whenever the value changes, also in another tab. Gives the function that ends this. */
  subscribe(listener: () => void): () => void;
}

/** The value with this name. `parse` makes it from anything, since whatever is stored may be old or altered. */
export function storedValue<T>(name: string, parse: (stored: unknown) => T): StoredValue<T> {
  const key = STORED_PREFIX + name;
  const listeners = new Set<() => void>();
  let text: string | null | undefined;
  let value: T;
  let isStored = true;
  const accept = (newText: string | null) => {
    if (newText === text) return;
    text = newText;
    value = parse(parseJson(newText));
  };
  return {
    read() {
      // Without a listener nothing tells of a change.
      if (text === undefined || (isStored && listeners.size === 0)) accept(readText(key));
      return value;
    },
    write(newValue) {
      accept(JSON.stringify(newValue));
      isStored = writeText(key, text ?? null);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      const follow = (event: StorageEvent) => {
        if (event.key !== key && event.key !== null) return;
        accept(readText(key));
        listener();
      };
      listeners.add(listener);
      addEventListener('storage', follow);
      return () => {
        listeners.delete(listener);
        removeEventListener('storage', follow);
      };
    },
  };
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** A browser may refuse all storage, and throws then. */
function readText(key: string): string | null {
  return ignoreErrors(() => localStorage.getItem(key)) ?? null;
}

/** Whether the browser stores it. Where storage is full or refused, the value lives as long as the page. */
function writeText(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
