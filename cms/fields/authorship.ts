import type { Field } from 'payload';
import { dayPicker } from './day-picker.ts';

/** Who wrote a page and who checked it; the site shows both under it (rules.md R50). */
export const authorship: Field[] = [
  {
    name: 'writtenBy',
    type: 'select',
    label: 'Geschreven door',
    options: [
      { value: 'people', label: 'Mensen van de redactie' },
      { value: 'ai', label: 'AI' },
    ],
    defaultValue: 'people',
    admin: { position: 'sidebar', description: 'Staat onder de tekst, ook op papier.' },
  },
  {
    name: 'checkedBy',
    type: 'text',
    label: 'Nagekeken door',
    admin: {
      position: 'sidebar',
      description: 'De naam van de arts of diëtist die deze tekst nakeek. Leeg: niemand keek hem na.',
    },
  },
  {
    name: 'checkedOn',
    type: 'date',
    label: 'Nagekeken op',
    admin: {
      position: 'sidebar',
      description: 'De naam en de dag horen bij elkaar: zonder een van beide staat er dat niemand de tekst nakeek.',
      date: dayPicker,
    },
  },
];
