import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const person = z.object({
  username: z.string(),
  relationship: z.int(),
  gender: z.enum(['man', 'vrouw']),
  born: z.int(),
  public: z.boolean(),
  joinedDaysAgo: z.int().positive(),
  about: z.string(),
  moderator: z.literal(true).optional(),
});

const reaction = z.object({ author: z.string(), afterHours: z.number().positive(), text: z.string() });

const conversation = z.object({
  title: z.string().max(130),
  author: z.string(),
  daysAgo: z.number().positive(),
  time: z.string().regex(/^\d\d:\d\d$/),
  public: z.boolean(),
  terms: z.array(z.string()).min(1),
  body: z.string(),
  reactions: z.array(reaction),
});

const group = z.object({
  title: z.string(),
  slug: z.string(),
  introduction: z.string(),
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
