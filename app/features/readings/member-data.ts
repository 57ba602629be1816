import { tableData } from '#app/platform/member-data/table-data.ts';
import { READING_ROLES, type ReadingRole } from './rules.ts';

const WHAT: Record<string, string> = { profile: 'Je profiel', question: 'Je vraag', message: 'Een gemeld bericht' };

export const readingsMemberData = [
  tableData({
    name: 'readings',
    title: 'Wat medewerkers van de site over jou lazen',
    table: 'reading',
    member: 'memberId',
    fields: { role: 'Wie', what: 'Wat', readAt: 'Gelezen op' },
    key: 'id',
    present: ({ role, what, ...row }) => ({
      ...row,
      role: READING_ROLES[role as ReadingRole],
      what: WHAT[what] ?? what,
    }),
  }),
];
