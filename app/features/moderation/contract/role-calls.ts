import { z } from 'zod';
import { userOnWire } from '#app/features/profiles/contract.ts';
import { cleanedLine, idField } from '#app/platform/forms/fields.ts';
import { call } from '#app/platform/http/calls/contract.ts';
import { limits } from '#app/platform/limits/rate-limit.ts';
import { GRANTED_ROLES, QUERY_MAX, WITHDRAWN_ROLES } from '../rules.ts';

const member = z.object({ User: userOnWire, Roles: z.array(z.string()) });

const roleParams = z.object({ id: idField, role: z.enum(GRANTED_ROLES) });

/** The calls that find members, and give and take roles. */
export const roleCalls = {
  members: call({
    method: 'GET',
    path: '/api/v1/moderation/members',
    summary:
      'Deelnemers met dit in hun naam; voor een beheerder ook wie dit e-mailadres heeft. Zonder query wie een rol heeft. Next is after voor de volgende',
    access: 'member',
    query: z.object({
      query: cleanedLine().max(QUERY_MAX).default(''),
      after: cleanedLine().max(QUERY_MAX).optional(),
    }),
    response: { json: z.object({ Items: z.array(member), Next: z.string().nullable() }) },
    errors: ['forbidden'],
  }),
  grantRole: call({
    method: 'PUT',
    path: '/api/v1/moderation/members/{id}/roles/{role}',
    summary: 'Een deelnemer moderator of diëtist maken',
    access: 'administrator',
    params: roleParams,
    response: 'empty',
    limit: limits.toggle,
  }),
  withdrawRole: call({
    method: 'DELETE',
    path: '/api/v1/moderation/members/{id}/roles/{role}',
    summary: 'Een deelnemer deze rol ontnemen, met onmiddellijke ingang; niet aan de enige beheerder of moderator',
    access: 'administrator',
    params: roleParams.extend({ role: z.enum(WITHDRAWN_ROLES) }),
    response: 'empty',
    errors: ['conflict'],
    limit: limits.toggle,
  }),
};
