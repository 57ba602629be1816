import type { NumberField } from 'payload';

interface AmountOptions {
  min?: number;
  defaultValue?: number;
  required?: boolean;
  description?: string;
}

/** A field for a number of something, at least `min`. Three fit in a row. */
export const amount = (name: string, label: string, options: AmountOptions = {}): NumberField => {
  const { min = 0, defaultValue, required = true, description } = options;
  return {
    name,
    type: 'number',
    label,
    required,
    min,
    ...(defaultValue !== undefined && { defaultValue }),
    admin: { width: '33%', ...(description && { description }) },
  };
};
