import { z } from 'zod';
import { call } from '#app/platform/http/calls/contract.ts';
import { COUNTED_BY_PAGES } from '#app/ui/count-usage.ts';
import { usageLimits } from './limits.ts';

/** Counting what happens on pages. */
export const usageContract = {
  count: call({
    method: 'POST',
    path: '/api/v1/usage/{name}',
    summary: 'Tellen dat iets gebeurde op een pagina; wie het deed, wordt niet bewaard',
    access: 'anyone',
    params: z.object({ name: z.enum(COUNTED_BY_PAGES) }),
    response: 'empty',
    limit: usageLimits.usage,
    background: true,
  }),
};
