import type { DateField } from 'payload';

/** How a day is shown and typed: of '30-11-2026' the picker would else read the 3 alone, and choose the 3rd. */
export const dayPicker: NonNullable<DateField['admin']>['date'] = {
  pickerAppearance: 'dayOnly',
  displayFormat: 'd MMMM yyyy',
  overrides: { dateFormat: ['d MMMM yyyy', 'd-M-yyyy', 'd/M/yyyy', 'd.M.yyyy', 'd M yyyy'] },
};
