import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

/** What a person tells in their profile, in the numbers of its lists; a month is YYYY-MM. */
const profile = z.strictObject({
  province: z.int().optional(),
  treatment: z.int().optional(),
  causes: z.array(z.int()).default([]),
  otherIllnesses: z.string().optional(),
  kidneyFunction: z.int().optional(),
  proteinInUrine: z.int().optional(),
  treatments: z
    .array(
      z.strictObject({
        treatment: z.int(),
        hospital: z.int().optional(),
        since: z
          .string()
          .regex(/^\d{4}-\d\d$/)
          .optional(),
      }),
    )
    .default([]),
  medicines: z.array(z.int()).default([]),
  otherMedicinesForKidney: z.string().optional(),
  otherMedicinesForOtherIllnesses: z.string().optional(),
  kidneyBirthday: z.iso.date().optional(),
  consequences: z.array(z.int()).default([]),
  symptoms: z.string().optional(),
  otherSymptoms: z.string().optional(),
  otherConsequences: z.string().optional(),
  livingSituation: z.int().optional(),
  work: z.int().optional(),
  motto: z.string().optional(),
  /** Whether they tell their gender, their year of birth, and the story in `about`. */
  gender: z.boolean().default(false),
  yearOfBirth: z.boolean().default(false),
  story: z.boolean().default(false),
  audiences: z.record(z.string(), z.enum(['participants', 'contacts'])).default({}),
});

const person = z.object({
  username: z.string(),
  relationship: z.int(),
  gender: z.enum(['man', 'vrouw']),
  born: z.int(),
  public: z.boolean(),
  joinedDaysAgo: z.int().positive(),
  about: z.string(),
  profile,
});

const reaction = z.object({ author: z.string(), afterHours: z.number().positive(), text: z.string() });

/** When a conversation started, counted back from the first start of the demo: a day and a time of day, or a few hours. */
const start = z.union([
  z.object({ daysAgo: z.number().positive(), time: z.string().regex(/^\d\d:\d\d$/) }),
  z.object({ hoursAgo: z.number().positive() }),
]);

const conversation = z
  .object({
    title: z.string().max(130),
    author: z.string(),
    public: z.boolean(),
    terms: z.array(z.string()).min(1),
    body: z.string(),
    reactions: z.array(reaction),
  })
  .and(start);

const group = z.object({
  title: z.string(),
  slug: z.string(),
  summary: z.string().max(70).endsWith('.'),
  picture: z.string(),
  introduction: z.string(),
  /** The usernames of people, who get the role of moderator. */
  moderators: z.array(z.string()),
  terms: z.array(z.string()).min(5).max(8),
  conversations: z.array(conversation),
});

export type DemoPerson = z.output<typeof person>;
export type DemoConversation = z.output<typeof conversation>;
export type DemoGroup = z.output<typeof group>;

/** Reads the fictional people and their conversations from the YAML files beside this one. */
export async function readDemo(): Promise<{ people: DemoPerson[]; groups: DemoGroup[] }> {
  return {
    people: (await readFolder('people', z.array(person))).flat(),
    groups: await readFolder('groups', group),
  };
}

async function readFolder<T>(folder: string, schema: z.ZodType<T>): Promise<T[]> {
  const path = join(import.meta.dirname, folder);
  const names = (await readdir(path)).sort();
  return Promise.all(names.map(async (name) => schema.parse(parse(await readFile(join(path, name), 'utf8')))));
}
