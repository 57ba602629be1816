import type { NumberField, NumberFieldSingleValidation } from 'payload';
import { number } from 'payload/shared';
import { amountProblem } from './read-amount.ts';

interface AmountOptions {
  min?: number;
  defaultValue?: number;
  required?: boolean;
  description?: string;
  /** Validates a number in place of Payload's validation. */
  validate?: NumberFieldSingleValidation;
}

/** The component of a field for an amount, in which a comma is a comma whatever the language of the browser. */
const AmountField = '/admin/amount-field.tsx#AmountField';

/**
 * A field for a number of something, at least `min`. Three fit in a row. In its form it may also hold a text that is no
 * number, which is never stored (editing/unread-amounts.ts).
 */
export const amount = (name: string, label: string, options: AmountOptions = {}): NumberField => {
  const { min = 0, defaultValue, required = true, description, validate = number } = options;
  return {
    name,
    type: 'number',
    label,
    required,
    min,
    validate: (value, rules) => amountProblem(value) ?? (validate as NumberFieldSingleValidation)(value, rules),
    custom: { isAmount: true },
    ...(defaultValue !== undefined && { defaultValue }),
    admin: { width: '33%', components: { Field: AmountField }, ...(description && { description }) },
  };
};
