import type { ChangeEvent, ReactNode } from 'react';
import { classNames } from '../../styles/class-names.ts';
import { FieldError, fieldAttributes } from '../fields/field-frame.tsx';
import styles from '../form.module.css';

export interface Choice {
  value: string;
  label: ReactNode;
  help?: ReactNode;
}

/** What a list of boxes and a list of radios have in common. */
export interface ChoiceListProps {
  legend: ReactNode;
  name: string;
  options: readonly Choice[];
  help?: ReactNode;
  error?: string | undefined;
  /** On a phone side by side as far as there is room: for short labels without help. */
  flow?: boolean | undefined;
}

interface Props extends ChoiceListProps {
  type: 'checkbox' | 'radio';
  chosen?: readonly string[] | undefined;
  defaultChosen?: readonly string[] | undefined;
  onChoose?: ((chosen: string[]) => void) | undefined;
}

/** Fieldset with one row a choice; the first row has the id that an error summary links to. */
export function ChoiceList({ legend, name, options, help, error, flow, type, chosen, defaultChosen, onChoose }: Props) {
  const id = `field-${name}`;
  const { 'aria-invalid': invalid, ...described } = fieldAttributes(id, { help, error });
  const group = type === 'radio' ? { role: 'radiogroup', 'aria-invalid': invalid } : {};

  function change(event: ChangeEvent<HTMLInputElement>) {
    const boxes = event.target.closest('fieldset')?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
    onChoose?.([...boxes].map((box) => box.value));
  }

  return (
    <fieldset className={classNames(styles.fieldset, flow && styles.flow)} {...described} {...group}>
      <legend className={styles.label}>{legend}</legend>
      {help && (
        <div className={styles.help} id={`${id}-help`}>
          {help}
        </div>
      )}
      <FieldError id={id} error={error} />
      {options.map((option, index) => {
        const optionId = index === 0 ? id : `${id}-${index}`;
        const checked = chosen
          ? { checked: chosen.includes(option.value) }
          : { defaultChecked: defaultChosen?.includes(option.value) };
        return (
          <div className={styles.choice} key={option.value}>
            <input
              {...{ type, name, ...checked }}
              id={optionId}
              value={option.value}
              className={styles.box}
              aria-invalid={type === 'checkbox' ? invalid : undefined}
              aria-describedby={option.help ? `${optionId}-about` : undefined}
              onChange={change}
            />
            <label className={styles.choiceLabel} htmlFor={optionId}>
              {option.label}
            </label>
            {option.help && (
              <div className={styles.choiceHelp} id={`${optionId}-about`}>
                {option.help}
              </div>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
