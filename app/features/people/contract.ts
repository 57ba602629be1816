import { z } from 'zod';
import { profileOnWire, treatmentOnWire } from '#app/features/profiles/contract.ts';
import { cleanedLine } from '#app/platform/forms/fields.ts';
import { call, idParams, pageOf, pageQuery } from '#app/platform/http/calls/contract.ts';
import { CHOICES_MAX, NAME_MAX, PEOPLE_PAGE_SIZE } from './rules.ts';

const numbers = z.array(z.int().min(0).max(99_999)).max(CHOICES_MAX).default([]);

const age = z.int().min(0).max(1000);

/** A filter of people: for each kind the chosen numbers, of which a person has one; none chosen matches everybody. */
export const filterBody = z.object({
  Treatments: numbers,
  Roles: numbers,
  Causes: numbers,
  PastTreatments: numbers,
  TreatmentCenters: numbers,
  Medicines: numbers,
  Consequences: numbers,
  Genders: numbers,
  /** Ages in years, both bounds included. */
  AgeRanges: z
    .array(z.object({ MinAge: age, MaxAge: age }))
    .max(10)
    .default([]),
  Provinces: numbers,
});

const person = z.object({
  user: z.object({ Id: z.int(), Username: z.string(), Created: z.iso.datetime(), IsModerator: z.boolean() }),
  profile: profileOnWire,
});

const people = { json: pageOf(person) };
const idList = { json: z.array(z.int()) };

/** Whoever is not logged in gets participants_only for a private profile and for one that does not exist (rules.md R13). */
const errors = ['not_found', 'participants_only', 'people_limit'] as const;

export const peopleContract = {
  isModerator: call({
    method: 'GET',
    path: '/api/v1/profiles/ismod/{id}',
    summary: 'Of iemand moderator is',
    access: 'anyone',
    params: idParams,
    response: { text: z.enum(['true', 'false']) },
    errors: ['not_found', 'participants_only'],
  }),
  all: call({
    method: 'GET',
    path: '/api/v1/profiles/all',
    summary: 'Een pagina van alle deelnemers, de nieuwste eerst; zonder sessie alleen openbare profielen',
    access: 'anyone',
    query: pageQuery(PEOPLE_PAGE_SIZE),
    response: people,
    errors: ['people_limit'],
  }),
  filter: call({
    method: 'POST',
    path: '/api/v1/profiles/filter',
    summary: 'Een pagina van de deelnemers die van elke soort een van de gekozen nummers hebben, de nieuwste eerst',
    access: 'anyone',
    query: pageQuery(PEOPLE_PAGE_SIZE),
    body: filterBody,
    response: people,
    errors: ['people_limit'],
  }),
  searchByUsername: call({
    method: 'GET',
    path: '/api/v1/profiles/searchbyusername',
    summary: 'Een pagina van de deelnemers met deze letters in hun gebruikersnaam, de nieuwste eerst',
    access: 'anyone',
    query: pageQuery(PEOPLE_PAGE_SIZE).extend({ username: cleanedLine().min(1).max(NAME_MAX) }),
    response: people,
    errors: ['people_limit'],
  }),
  count: call({
    method: 'POST',
    path: '/api/v1/profiles/count',
    summary:
      'Hoeveel deelnemers bij een filter passen, tot 10.000 geteld; zonder sessie is Total het aantal van de hele site',
    access: 'anyone',
    body: filterBody,
    response: { json: z.object({ Public: z.int(), Total: z.int() }) },
  }),
  profile: call({
    method: 'GET',
    path: '/api/v1/profiles/profile/{id}',
    summary: 'Het profiel van iemand, voor zover de vrager het mag zien',
    access: 'anyone',
    params: idParams,
    response: { json: profileOnWire },
    errors,
  }),
  causes: call({
    method: 'GET',
    path: '/api/v1/profiles/profile/causes/{id}',
    summary: 'De nummers van de oorzaken in iemands profiel',
    access: 'anyone',
    params: idParams,
    response: idList,
    errors,
  }),
  medicines: call({
    method: 'GET',
    path: '/api/v1/profiles/profile/medicines/{id}',
    summary: 'De nummers van de medicijnen in iemands profiel',
    access: 'anyone',
    params: idParams,
    response: idList,
    errors,
  }),
  consequences: call({
    method: 'GET',
    path: '/api/v1/profiles/profile/consequences/{id}',
    summary: 'De nummers van de gevolgen in iemands profiel',
    access: 'anyone',
    params: idParams,
    response: idList,
    errors,
  }),
  blogStats: call({
    method: 'GET',
    path: '/api/v1/profiles/profile/blogstats/{id}',
    summary: 'De blog van iemand en het aantal berichten daarin; null voor wie er geen heeft',
    access: 'anyone',
    params: idParams,
    response: {
      json: z.object({ blog: z.object({ Id: z.int(), Title: z.string() }).nullable(), postCount: z.int() }),
    },
    errors,
  }),
  treatments: call({
    method: 'GET',
    path: '/api/v1/profiles/profile/treatments/{id}',
    summary: 'De behandelingen in iemands profiel',
    access: 'anyone',
    params: idParams,
    response: { json: z.array(treatmentOnWire) },
    errors,
  }),
};
