import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { CONTENT_WARNING_NAMES } from '#app/platform/content-warnings/content-warnings.ts';

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

/** What a text is about that not everybody wants to read. */
const warnings = z.array(z.enum(CONTENT_WARNING_NAMES)).default([]);

const reaction = z.object({
  author: z.string(),
  /** Whether the author writes as a moderator. */
  moderator: z.boolean().default(false),
  afterHours: z.number().positive(),
  warnings,
  text: z.string(),
});

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
    warnings,
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

const username = z.string();
const text = z.string().max(4000);

/** A contact whose two members, `a` and `b`, write to each other; `a` asked. */
const thread = z.object({
  a: username,
  b: username,
  daysAgo: z.number().positive(),
  messages: z.array(z.union([z.strictObject({ a: text }), z.strictObject({ b: text })])).min(2),
});

/** Who asked, whom, what became of it, when, and the first message. */
const request = z.tuple([username, username, z.enum(['requested', 'accepted', 'denied']), z.number().positive(), text]);

/** A contact or a request with its messages, the oldest first. */
export interface DemoContact {
  creator: string;
  other: string;
  state: 'requested' | 'accepted' | 'denied';
  daysAgo: number;
  messages: { byCreator: boolean; text: string }[];
}

const title = z.string().max(80);
const intro = z.string().max(300);

/** A block of a post; a picture is the name of a drawing in content/pictures. */
const block = z.union([
  z.strictObject({ text: z.string() }),
  z.strictObject({ title: z.string().max(130) }),
  z.strictObject({ image: z.strictObject({ picture: z.string(), alt: z.string().max(200) }) }),
  z.strictObject({ video: z.string() }),
]);

const blogReaction = z.strictObject({
  author: username,
  afterHours: z.number().positive(),
  /** Which of the reactions before it this one quotes, counted from 1. */
  quotes: z.int().positive().optional(),
  text,
});

const post = z.strictObject({
  title,
  intro,
  daysAgo: z.number().positive(),
  time: z.string().regex(/^\d\d:\d\d$/),
  warnings,
  blocks: z.array(block).min(1),
  likes: z.array(username).default([]),
  reactions: z.array(blogReaction).default([]),
});

const blog = z.strictObject({
  title,
  owner: username,
  intro,
  followers: z.array(username).default([]),
  posts: z.array(post).min(1),
});

export type DemoPost = z.output<typeof post>;
/** A blog, with the name of its file. */
export type DemoBlog = z.output<typeof blog> & { name: string };
export type DemoPerson = z.output<typeof person>;
export type DemoConversation = z.output<typeof conversation>;
export type DemoGroup = z.output<typeof group>;

interface Demo {
  people: DemoPerson[];
  groups: DemoGroup[];
  contacts: DemoContact[];
  blogs: DemoBlog[];
}

/** Reads the fictional people, their conversations, contacts and blogs from the YAML files beside this one. */
export async function readDemo(): Promise<Demo> {
  const [threads, requests] = await Promise.all([
    readYaml('contacts/threads.yaml', z.array(thread)),
    readYaml('contacts/requests.yaml', z.array(request)),
  ]);
  return {
    people: (await readFolder('people', z.array(person))).flat(),
    groups: await readFolder('groups', group),
    contacts: [...threads.map(fromThread), ...requests.map(fromRequest)],
    blogs: await readBlogs(),
  };
}

/** Reads the blogs of the demo. */
export async function readBlogs(): Promise<DemoBlog[]> {
  const names = await listNames('blogs');
  return Promise.all(
    names.map(async (name) => ({ ...(await readYaml(join('blogs', name), blog)), name: basename(name, '.yaml') })),
  );
}

const fromThread = ({ a, b, daysAgo, messages }: z.output<typeof thread>): DemoContact => ({
  creator: a,
  other: b,
  state: 'accepted',
  daysAgo,
  messages: messages.map((message) =>
    'a' in message ? { byCreator: true, text: message.a } : { byCreator: false, text: message.b },
  ),
});

const fromRequest = ([creator, other, state, daysAgo, text]: z.output<typeof request>): DemoContact => ({
  creator,
  other,
  state,
  daysAgo,
  messages: [{ byCreator: true, text }],
});

const readYaml = async <T>(name: string, schema: z.ZodType<T>): Promise<T> =>
  schema.parse(parse(await readFile(join(import.meta.dirname, name), 'utf8')));

async function readFolder<T>(folder: string, schema: z.ZodType<T>): Promise<T[]> {
  const names = await listNames(folder);
  return Promise.all(names.map((name) => readYaml(join(folder, name), schema)));
}

const listNames = async (folder: string): Promise<string[]> =>
  (await readdir(join(import.meta.dirname, folder))).sort();
