import { z } from 'zod';
import { call } from '#app/platform/http/calls/contract.ts';

export const donorsContract = {
  matchUser: call({
    method: 'GET',
    path: '/api/v1/PotentialDonor/match-user',
    summary: 'Wie een donor bij het registreren wilde bereiken; NewConversation tot het eerste bericht',
    access: 'member',
    response: { json: z.object({ Id: z.int(), NewConversation: z.boolean() }) },
    errors: ['not_found'],
    background: true,
  }),
};
