import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { DECISIONS } from '#app/features/moderation/rules.ts';

const byAt = z.strictObject({ by: z.string(), hoursAgo: z.number().positive() });

const moderationCase = z
  .strictObject({
    /** A reaction that is written for this case, to the conversation with this title. */
    reaction: z
      .strictObject({ to: z.string(), author: z.string(), hoursAgo: z.number().positive(), text: z.string() })
      .optional(),
    /** The title of a conversation of the demo. */
    conversation: z.string().optional(),
    /** The title of a post of the demo. */
    post: z.string().optional(),
    reports: z.array(byAt).min(1),
    claimed: byAt.optional(),
    /** What a moderator made of the text of the reaction. */
    edited: z.string().optional(),
    hidden: z.literal(true).optional(),
    handled: byAt.extend({ outcome: z.enum(DECISIONS), note: z.string() }).optional(),
  })
  .refine(({ reaction, conversation, post }) => [reaction, conversation, post].filter(Boolean).length === 1);

export type DemoCase = z.output<typeof moderationCase>;

/** Reads what was reported in the demo, from the YAML file in the folder beside this one. */
export const readCases = async (): Promise<DemoCase[]> =>
  z.array(moderationCase).parse(parse(await readFile(join(import.meta.dirname, 'moderation/cases.yaml'), 'utf8')));
