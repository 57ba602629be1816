import { useId } from 'react';
import form from '../form/form.module.css';
import { classNames } from '../styles/class-names.ts';
import styles from './narrow-field.module.css';

export interface NarrowFieldProps {
  label: string;
  /** How many entries are left, in words. */
  found: string;
  value: string;
  onChange: (typed: string) => void;
}

/** The field that narrows the list below it as one types, in the browser alone. Without JavaScript the whole list stands there. */
export function NarrowField({ label, found, value, onChange }: NarrowFieldProps) {
  const id = useId();
  return (
    <search className={classNames(form.field, styles.narrow, 'needs-script')} data-print="hide">
      <label className={form.label} htmlFor={id}>
        {label}
      </label>
      <input
        type="search"
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoComplete="off"
        className={form.input}
      />
      <span role="status" className={form.help}>
        {value && found}
      </span>
    </search>
  );
}
