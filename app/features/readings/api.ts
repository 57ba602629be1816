import type { HandlersOf } from '#app/platform/http/calls/handlers.ts';
import type { readingsContract } from './contract.ts';
import { listReadings } from './lists/list-readings.ts';

export const readingsHandlers: HandlersOf<typeof readingsContract> = {
  async list(ctx, { query: { after = null } }) {
    const { items, next } = await listReadings(ctx, { after });
    return {
      Items: items.map(({ id, role, what, readAt }) => ({
        Id: id,
        Role: role,
        What: what,
        Read: readAt.toISOString(),
      })),
      Next: next,
    };
  },
};
