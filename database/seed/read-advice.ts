import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const answer = z.object({
  /** The slug of an expert of content/experts. */
  by: z.string(),
  afterHours: z.number().positive(),
  text: z.string().max(6000),
  /** How people would ask this. */
  questionLines: z.array(z.string().max(100)).max(40).default([]),
});

const question = z.object({
  title: z.string().max(130),
  asker: z.string(),
  anonymous: z.boolean(),
  daysAgo: z.number().positive(),
  /** The time of that day; left out for a question of the last hours. */
  time: z
    .string()
    .regex(/^\d\d:\d\d$/)
    .optional(),
  description: z.string().max(4000),
  tags: z.array(z.string().max(40)).default([]),
  answer: answer.optional(),
});

export type DemoQuestion = z.output<typeof question>;

const FOLDER = join(import.meta.dirname, 'advice');
const EXPERTS = join(import.meta.dirname, '../../content/experts');

/** Reads the questions to the dietitian, with their answers, from the YAML files in the folder beside this one. */
export async function readAdvice(): Promise<DemoQuestion[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.yaml')).sort();
  const lists = await Promise.all(names.map((name) => readYaml(join(FOLDER, name), z.array(question))));
  return lists.flat();
}

/** The name of an expert, as the editors publish it. */
export const readExpertName = async (slug: string): Promise<string> =>
  (await readYaml(join(EXPERTS, `${slug}.yaml`), z.object({ title: z.string() }))).title;

const readYaml = async <T>(path: string, schema: z.ZodType<T>): Promise<T> =>
  schema.parse(parse(await readFile(path, 'utf8')));
