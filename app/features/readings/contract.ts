import { z } from 'zod';
import { idField } from '#app/platform/forms/fields.ts';
import { call } from '#app/platform/http/calls/contract.ts';
import { READ_THINGS, READING_ROLES, type ReadingRole } from './rules.ts';

export const readingsContract = {
  list: call({
    method: 'GET',
    path: '/api/v1/readings',
    summary:
      'Wat medewerkers van de site over jouw gezondheid lazen, het laatste eerst; Next is de after van de volgende pagina',
    access: 'member',
    query: z.object({ after: idField.optional() }),
    response: {
      json: z.object({
        Items: z.array(
          z.object({
            Id: z.int(),
            /** In which role; who it was is known to the organisation. */
            Role: z.enum(Object.keys(READING_ROLES) as ReadingRole[]),
            What: z.enum(READ_THINGS),
            Read: z.iso.datetime(),
          }),
        ),
        Next: z.int().nullable(),
      }),
    },
  }),
};
