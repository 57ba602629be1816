import { z } from 'zod';
import { jobKind } from '#app/platform/jobs/jobs.ts';

/** Sends the mail that informs a member that something about their keys changed. */
export const keyChangedMailJob = jobKind({
  name: 'keys.tell-changed',
  payload: z.object({
    memberId: z.int(),
    change: z.enum([
      'passkey_added',
      'passkey_removed',
      'second_factor_on',
      'second_factor_off',
      'recovery_codes_made',
      'recovery_code_used',
      'keys_removed',
    ]),
  }),
});
