import { z } from 'zod';
import { requiredBoolean } from '#app/platform/forms/fields.ts';
import { call } from '#app/platform/http/calls/contract.ts';
import { limits } from '#app/platform/limits/rate-limit.ts';
import { profileOnWire, termOnWire, treatmentOnWire } from '../bodies.ts';
import type { Choices } from '../profile/profile-field.ts';
import { AUDIENCES, SECTIONS } from '../profile/sections.ts';
import { causes, consequences, medicines } from '../terms/medical-terms.ts';
import { profileBody, termIds, treatmentsBody } from './profile-body.ts';

const terms = z.array(termOnWire);
const ids = z.array(z.int());

/** The calls for a list of ids in one's own profile. */
const listOfIds = <const P extends string>(path: P, what: string, list: Choices) => ({
  get: call({
    method: 'GET',
    path: `/api/v1/customprofile/${path}`,
    summary: `${what} in het eigen profiel`,
    access: 'member',
    response: { json: ids },
  }),
  put: call({
    method: 'PUT',
    path: `/api/v1/customprofile/${path}`,
    summary: `${what} in het eigen profiel bewaren`,
    access: 'member',
    body: termIds(list),
    response: 'empty',
    errors: ['health_consent_missing'],
    limit: limits.write,
  }),
});

const causeCalls = listOfIds('causes', 'De oorzaken', causes);
const consequenceCalls = listOfIds('consequences', 'De gevolgen', consequences);
const medicineCalls = listOfIds('medicines', 'De medicijnen', medicines);

/** A list of terms of which a member can choose. */
const termList = <const P extends string>(path: P, summary: string) =>
  call({ method: 'GET', path: `/api/v1/custom_term/${path}`, summary, access: 'anyone', response: { json: terms } });

const audience = z.enum(AUDIENCES);

export const CONSENT_MISSING = 'Vink dit aan als je toestemming geeft.';

/**
 * The calls for the terms and for one's own profile. They are apart from `contract.ts`, which other features bring along
 * to the browser: the lists of terms would go with it.
 */
export const ownProfileContract = {
  relationshipTerms: termList('relationship_with', 'Wat iemand met nierziekte te maken kan hebben'),
  causeTerms: termList('causes', 'Oorzaken van nierschade'),
  consequenceTerms: termList('consequnces', 'Gevolgen van een nierziekte'), // spelled so in the specification
  treatmentTerms: termList('treatments', 'Behandelingen'),
  medicineTerms: termList('medicines', 'Soorten medicijnen'),
  termsByNames: call({
    method: 'GET',
    path: '/api/v1/custom_term/terms-by-names',
    summary: 'De termen met deze namen, gescheiden door komma’s, uit alle lijsten',
    access: 'anyone',
    query: z.object({ terms: z.string().max(2000).default('') }),
    response: { json: terms },
  }),
  readProfile: call({
    method: 'GET',
    path: '/api/v1/customprofile',
    summary: 'Het eigen profiel',
    access: 'member',
    response: { json: profileOnWire.extend({ HealthConsent: z.boolean() }) },
  }),
  saveProfile: call({
    method: 'PUT',
    path: '/api/v1/customprofile',
    summary: 'Het eigen profiel bewaren; wat je weglaat, blijft zoals het was',
    access: 'member',
    body: profileBody,
    response: 'empty',
    errors: ['health_consent_missing', 'conflict'],
    limit: limits.write,
  }),
  readCauses: causeCalls.get,
  saveCauses: causeCalls.put,
  readConsequences: consequenceCalls.get,
  saveConsequences: consequenceCalls.put,
  readMedicines: medicineCalls.get,
  saveMedicines: medicineCalls.put,
  readTreatments: call({
    method: 'GET',
    path: '/api/v1/customProfile/treatments',
    summary: 'De behandelingen in het eigen profiel',
    access: 'member',
    response: { json: z.array(treatmentOnWire) },
  }),
  saveTreatments: call({
    method: 'PUT',
    path: '/api/v1/customProfile/treatments',
    summary: 'De behandelingen in het eigen profiel bewaren, in plaats van wat er stond',
    access: 'member',
    body: treatmentsBody,
    response: 'empty',
    errors: ['health_consent_missing'],
    limit: limits.write,
  }),
  changeHealthConsent: call({
    method: 'PUT',
    path: '/api/v1/customprofile/health-consent',
    summary: 'Toestemming geven om gezondheidsgegevens te bewaren (true), of intrekken en ze verwijderen (false)',
    access: 'member',
    whilePaused: true,
    body: z.object({ Given: requiredBoolean(CONSENT_MISSING) }),
    response: 'empty',
    limit: limits.write,
  }),
  readAudiences: call({
    method: 'GET',
    path: '/api/v1/customprofile/audiences',
    summary: 'Wie elk onderdeel van het eigen profiel ziet',
    access: 'member',
    response: { json: z.array(z.object({ Section: z.enum(SECTIONS), Audience: audience })) },
  }),
  changeAudience: call({
    method: 'PUT',
    path: '/api/v1/customprofile/audiences/{section}',
    summary: 'Kiezen wie een onderdeel van het eigen profiel ziet',
    access: 'member',
    whilePaused: true,
    params: z.object({ section: z.enum(SECTIONS) }),
    body: z.object({ Audience: audience }),
    response: 'empty',
    limit: limits.write,
  }),
};
