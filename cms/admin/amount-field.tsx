'use client';

import { FieldDescription, FieldError, FieldLabel, useField, withCondition } from '@payloadcms/ui';
import type { NumberFieldClientProps } from 'payload';
import { type CSSProperties, useId, useState } from 'react';
import { amountProblem, readAmount, showAmount } from '../fields/read-amount.ts';

/** What the form holds: a number, or the text that was typed when that is none. */
type Value = number | string | null;

/**
 * The field for an amount. In a browser's own field for numbers '1,5' becomes 15 where the browser is English. What is no
 * number stays in the form as it was typed, with why: a draft is saved without it, and publishing refuses it
 * (editing/unread-amounts.ts).
 */
export const AmountField = withCondition(({ field, path: stalePath, readOnly }: NumberFieldClientProps) => {
  const { label, required, admin } = field;
  const { path, value, setValue, showError, disabled } = useField<Value>({ potentiallyStalePath: stalePath });
  const [typed, setTyped] = useState('');
  const problemId = useId();
  const problem = amountProblem(value);
  const change = (text: string) => {
    setTyped(text);
    setValue(heldOf(text));
  };
  return (
    <div
      className={`field-type number${showError || problem ? ' error' : ''}${problem ? ' niergenoten-refused' : ''}`}
      style={{ '--field-width': admin?.width } as CSSProperties}
    >
      <FieldLabel label={label} path={path} required={required} />
      <div className="field-type__wrap">
        {!problem && <FieldError path={path} showError={showError} />}
        <input
          aria-describedby={problemId}
          aria-invalid={problem !== null}
          disabled={Boolean(readOnly || disabled)}
          id={`field-${path.replaceAll('.', '__')}`}
          inputMode="decimal"
          name={path}
          onChange={({ target }) => change(target.value)}
          type="text"
          value={textOf(value, typed)}
        />
        <p id={problemId} role="status" className="niergenoten-problem">
          {problem && `${problem} Tot dan bewaren we dit getal niet, en al het andere wel.`}
        </p>
        {admin?.description && <FieldDescription description={admin.description} path={path} />}
      </div>
    </div>
  );
});

/** What the form holds of this text. */
function heldOf(text: string): Value {
  const reading = readAmount(text);
  return 'amount' in reading ? reading.amount : text;
}

/** What the field shows: what was typed as long as the form holds that, so that '1,' and '1,50' stay. */
function textOf(value: Value | undefined, typed: string): string {
  if (heldOf(typed) === (value ?? null)) return typed;
  return typeof value === 'number' ? showAmount(value) : (value ?? '');
}
