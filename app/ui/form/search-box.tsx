import { useId } from 'react';
import { Form } from 'react-router';
import { Search } from '#app/ui/icon/icons.ts';
import { Button } from '../button/button.tsx';
import styles from './form.module.css';

export interface SearchBoxProps {
  label: string;
  /** The page that shows what is found. */
  action: string;
  /** What the page gets beside the words: hidden fields. */
  fields?: Readonly<Record<string, string>> | undefined;
  defaultValue?: string | undefined;
}

/** Words to search for; they go to the page of results in its address, as `zoekterm`. */
export function SearchBox({ label, action, fields = {}, defaultValue }: SearchBoxProps) {
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
            name="zoekterm"
            defaultValue={defaultValue}
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
