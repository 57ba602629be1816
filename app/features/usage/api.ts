import type { HandlersOf } from '#app/platform/http/calls/handlers.ts';
import type { usageContract } from './contract.ts';
import { countUsage } from './count-usage.ts';

export const usageHandlers: HandlersOf<typeof usageContract> = {
  count: ({ platform: { db, clock } }, { params }) => countUsage(db, params.name, clock.now()),
};
