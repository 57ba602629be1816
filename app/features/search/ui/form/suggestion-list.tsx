import Combobox from '@github/combobox-nav';
import { type Ref, type RefObject, useEffect, useRef } from 'react';
import styles from './suggestion-list.module.css';

interface Props {
  ref: Ref<HTMLDivElement>;
  id: string;
  suggestions: readonly string[];
  onChoose: (suggestion: string) => void;
}

/** The suggestions below the search field, as the list of its combobox. The focus stays in the field. */
export function SuggestionList({ ref, id, suggestions, onChoose }: Props) {
  return (
    <>
      <div
        ref={ref}
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
            onClick={() => onChoose(suggestion)}
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

/**
 * Makes a field and the list of its options a combobox (ARIA Authoring Practices): it adds the roles and states, and
 * handles the arrow keys and Enter, which clicks the chosen option. The list is open while it has options. Without
 * JavaScript the field stays a field.
 */
export function useCombobox(
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

  useEffect(() => {
    if (options.length === 0) return;
    combobox.current?.start();
    return () => combobox.current?.stop();
  }, [options]);
}
