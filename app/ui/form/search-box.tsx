import { useId } from 'react';
import { Form } from 'react-router';
import { Search } from '#app/ui/icon/icons.ts';
import { Button } from '../button/button.tsx';
import styles from './form.module.css';

export interface SearchBoxProps {
  label: string;
  /** The path of the page with the results. */
  action: string;
  /** Further query parameters for that page. */
  fields?: Readonly<Record<string, string>> | undefined;
  defaultValue?: string | undefined;
  /** The query parameter with the words. */
  name?: string | undefined;
  maxLength?: number | undefined;
}

/** A search form. It leads to the page with the results. */
export function SearchBox({
  label,
  action,
  fields = {},
  defaultValue,
  name: parameter = 'zoekterm',
  maxLength,
}: SearchBoxProps) {
  const id = useId();
  return (
    <search className={styles.search}>
      <Form action={action} className={styles.field}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <div className={styles.withButton}>
          <input
            type="search"
            id={id}
            name={parameter}
            key={defaultValue}
            defaultValue={defaultValue}
            maxLength={maxLength}
            enterKeyHint="search"
            className={styles.input}
          />
          <Button type="submit" icon={Search}>
            Zoek
          </Button>
        </div>
      </Form>
    </search>
  );
}
