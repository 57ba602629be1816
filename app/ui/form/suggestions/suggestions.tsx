import Combobox from '@github/combobox-nav';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import styles from './suggestions.module.css';
import { type SuggestionSource, useSuggestions } from './use-suggestions.ts';

interface Props {
  source: SuggestionSource;
  field: RefObject<HTMLInputElement | null>;
}

/**
 * The suggestions below a search field, as the list of its combobox. The focus stays in the field; a chosen suggestion is
 * searched for. It listens to the field itself, so that it may be loaded when a reader begins to type.
 */
export function Suggestions({ source, field }: Props) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const typed = useTyped(field, list);
  const suggestions = useSuggestions(typed, source);
  useCombobox(field, list, suggestions);

  function choose(suggestion: string) {
    if (!field.current) return;
    field.current.value = suggestion;
    field.current.form?.requestSubmit();
  }

  return (
    <>
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label="Suggesties"
        hidden={suggestions.length === 0}
        className={styles.list}
        data-print="hide"
        onMouseDown={(event) => event.preventDefault()}
      >
        {suggestions.map((suggestion, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the field has the focus and the keys
          <div
            key={suggestion}
            id={`${id}-${index}`}
            role="option"
            className={styles.option}
            onClick={() => choose(suggestion)}
          >
            {suggestion}
          </div>
        ))}
      </div>
      <p role="status" className="visually-hidden">
        {announcementOf(suggestions.length)}
      </p>
    </>
  );
}

function announcementOf(count: number): string {
  if (count === 0) return '';
  return `${count === 1 ? '1 suggestie' : `${count} suggesties`}. Kies met de pijltjestoetsen.`;
}

/** What is being typed in a field; empty once it is searched for, the field is left or the open list is closed. */
function useTyped(field: RefObject<HTMLInputElement | null>, list: RefObject<HTMLElement | null>): string {
  const [typed, setTyped] = useState('');
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const controller = new AbortController();
    const { signal } = controller;
    const clear = () => setTyped('');
    const read = () => setTyped(input.value);
    const clearOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || list.current?.hidden) return;
      event.preventDefault(); // the browser would clear the field
      clear();
    };
    if (document.activeElement === input && input.value !== input.defaultValue) read(); // typed before this was loaded
    input.addEventListener('input', read, { signal });
    input.addEventListener('focusout', clear, { signal });
    input.addEventListener('keydown', clearOnEscape, { signal });
    input.form?.addEventListener('submit', clear, { signal });
    return () => controller.abort();
  }, [field, list]);
  return typed;
}

/**
 * Makes a field and the list of its options a combobox (ARIA Authoring Practices): it adds the roles and states, and
 * handles the arrow keys and Enter, which clicks the chosen option. The list is open while it has options. Without
 * JavaScript the field stays a field.
 */
function useCombobox(
  field: RefObject<HTMLInputElement | null>,
  list: RefObject<HTMLElement | null>,
  options: readonly string[],
): void {
  const combobox = useRef<Combobox>(null);

  useEffect(() => {
    if (!field.current || !list.current) return;
    const attached = new Combobox(field.current, list.current, { tabInsertsSuggestions: false });
    combobox.current = attached;
    return () => attached.destroy();
  }, [field, list]);

  // The same ones that come in again leave the choice of the reader as it is.
  const shown = options.join('\n');
  useEffect(() => {
    if (shown === '') return;
    combobox.current?.start();
    return () => combobox.current?.stop();
  }, [shown]);
}
