import { type ReactNode, useId, useRef } from 'react';
import { classNames } from '../../styles/class-names.ts';
import { FieldError, fieldAttributes } from '../fields/field-frame.tsx';
import styles from '../form.module.css';
import { useEarlyChoice } from './use-early-choice.ts';

export interface Choice {
  value: string;
  label: ReactNode;
  help?: ReactNode;
  /** Whether it excludes the others, as 'geen' does: ticking it unticks them, and ticking one of them unticks it. */
  alone?: true;
}

/** The props that lists of checkboxes and of radio buttons share. */
export interface ChoiceListProps {
  legend: ReactNode;
  name: string;
  options: readonly Choice[];
  help?: ReactNode;
  error?: string | undefined;
  /** Whether the choices are side by side on a phone: for short labels without help. */
  sideBySide?: boolean | undefined;
}

interface Props extends ChoiceListProps {
  type: 'checkbox' | 'radio';
  selected?: readonly string[] | undefined;
  defaultSelected?: readonly string[] | undefined;
  onSelect?: ((selected: string[]) => void) | undefined;
}

/**
 * A fieldset with a list of choices. With an error the first one has the id to which the error summary links. All other ids
 * are of this list alone: lists may share their name, as those of a filter do (rules.md R55).
 */
export function ChoiceList({ legend, options, help, error, sideBySide, ...props }: Props) {
  const { name, type, selected, defaultSelected, onSelect } = props;
  const id = useId();
  const { 'aria-invalid': invalid, autoFocus, ...described } = fieldAttributes(id, { help, error });
  const group = type === 'radio' ? { role: 'radiogroup', 'aria-invalid': invalid } : {};

  const fieldset = useRef<HTMLFieldSetElement>(null);
  const boxes = () => [...(fieldset.current?.querySelectorAll<HTMLInputElement>('input') ?? [])];

  function select(target: HTMLInputElement) {
    const isAlone = (box: HTMLInputElement) => options.some(({ value, alone }) => alone && value === box.value);
    for (const box of boxes())
      if (target.checked && box !== target && (isAlone(box) || isAlone(target))) box.checked = false;
    onSelect?.(
      boxes()
        .filter((box) => box.checked)
        .map(({ value }) => value),
    );
  }

  useEarlyChoice(() => {
    const chosen = boxes().find((box) => box.checked !== box.defaultChecked);
    if (chosen) select(chosen);
  });

  return (
    <fieldset
      ref={fieldset}
      className={classNames(styles.fieldset, sideBySide && styles.sideBySide)}
      {...described}
      {...group}
    >
      <legend className={styles.label}>{legend}</legend>
      {help && (
        <div className={styles.help} id={`${id}-help`}>
          {help}
        </div>
      )}
      <FieldError id={id} error={error} />
      {options.map(({ value, label, help: choiceHelp }, index) => {
        const choiceId = index === 0 && error ? `field-${name}` : `${id}-${index}`;
        return (
          <div className={styles.choice} key={value}>
            <input
              {...{ type, name, value }}
              {...(selected
                ? { checked: selected.includes(value) }
                : { defaultChecked: defaultSelected?.includes(value) })}
              id={choiceId}
              className={styles.box}
              aria-invalid={type === 'checkbox' ? invalid : undefined}
              aria-describedby={choiceHelp ? `${choiceId}-about` : undefined}
              {...(index === 0 && autoFocus && { autoFocus })}
              onChange={(event) => select(event.target)}
            />
            <label className={styles.choiceLabel} htmlFor={choiceId}>
              {label}
            </label>
            {choiceHelp && (
              <div className={styles.choiceHelp} id={`${choiceId}-about`}>
                {choiceHelp}
              </div>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
