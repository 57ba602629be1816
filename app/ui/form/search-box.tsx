import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { Form } from 'react-router';
import { Search } from '#app/ui/icon/icons.ts';
import { Button } from '../button/button.tsx';
import styles from './form.module.css';
import { HiddenFields } from './hidden-fields.tsx';
import { LazySuggestions } from './suggestions/lazy-suggestions.tsx';
import type { SuggestionSource } from './suggestions/use-suggestions.ts';

export interface SearchBoxProps {
  label: string;
  /** The path of the page with the results. */
  action: string;
  /** Further query parameters for that page. */
  fields?: Readonly<Record<string, string>> | undefined;
  defaultValue?: string | undefined;
  /** The query parameter with the words. */
  name?: string | undefined;
  /** Where the suggestions for what is typed come from. Their code is loaded when the field has the focus. */
  suggestions?: SuggestionSource | undefined;
  /** The name of this search for screen readers, where the page may have another. */
  landmark?: string;
  /** Whether the field has the focus when the popover around the form opens. */
  autoFocus?: boolean;
}

interface FieldOptions {
  ref?: RefObject<HTMLInputElement | null>;
  id?: string;
  /** The `FieldError` of the field, which has its id. */
  error?: ReactNode;
}

/** A search form. It leads to the page with the results. */
export function SearchBox({
  label,
  action,
  fields = {},
  defaultValue,
  name: parameter = 'zoekterm',
  suggestions,
  landmark,
  autoFocus,
  ref,
  id: givenId,
  error,
}: SearchBoxProps & FieldOptions) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const ownField = useRef<HTMLInputElement>(null);
  const field = ref ?? ownField;
  return (
    <search aria-label={landmark} className={styles.search}>
      <Form action={action} className={styles.field}>
        <HiddenFields fields={fields} />
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {error}
        <div className={styles.withButton}>
          <input
            aria-describedby={error ? `${id}-error` : undefined}
            aria-invalid={error ? true : undefined}
            ref={field}
            type="search"
            id={id}
            name={parameter}
            key={defaultValue}
            defaultValue={defaultValue}
            autoComplete={suggestions && 'off'}
            enterKeyHint="search"
            // biome-ignore lint/a11y/noAutofocus: it is for the popover around the form
            autoFocus={autoFocus}
            className={styles.input}
          />
          <Button type="submit" icon={Search}>
            Zoek
          </Button>
          {suggestions && <LazySuggestions key={defaultValue} source={suggestions} field={field} />}
        </div>
      </Form>
    </search>
  );
}
