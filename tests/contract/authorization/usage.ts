import type { usageContract } from '#app/features/usage/contract.ts';
import { emptyBody, everyone, type RowsOf, writes } from './row.ts';

export const usageRows: RowsOf<typeof usageContract> = {
  count: [
    {
      request: () => ({ params: { name: 'page_printed' } }),
      responses: everyone(writes(emptyBody, 'usageCount')),
    },
  ],
};
