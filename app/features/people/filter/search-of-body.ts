import type { z } from 'zod';
import type { filterBody } from '../bodies.ts';
import type { PeopleSearch } from '../directory/find-people.ts';
import { ageFacts, searchFacts } from './search-facts.ts';

/** The search for people that match a filter of the wire. */
export function searchOfBody(body: z.output<typeof filterBody>, now: Date): PeopleSearch {
  const filter = {
    treatments: body.Treatments,
    roles: body.Roles,
    causes: body.Causes,
    pastTreatments: body.PastTreatments,
    treatmentCenters: body.TreatmentCenters,
    medicines: body.Medicines,
    consequences: body.Consequences,
    genders: body.Genders,
    provinces: body.Provinces,
  };
  const ages = body.AgeRanges.map(({ MinAge, MaxAge }) => ({ min: MinAge, max: MaxAge }));
  return { facts: [...searchFacts(filter, now), ...(ages.length > 0 ? [ageFacts(ages, now)] : [])], name: '' };
}
