import { z } from 'zod';
import { cleanedText } from '#app/platform/forms/fields.ts';
import { pictureIdOf } from '../paths.ts';
import { ALT_MAX, BLOCKS_MAX, BODY_MAX, SUBTITLE_MAX, UNKNOWN_PICTURE } from '../rules.ts';
import type { Block } from './blocks.ts';
import { WRONG_LINK, youtubeIdOf } from './video.ts';

const WRONG = 'Dit klopt niet.';
const TOO_LONG = 'Je verhaal is te lang om in één bericht te passen. Maak er twee berichten van.';

/** The text of a block, which may be empty. */
const blockText = cleanedText(WRONG);

/** What is to be seen in a picture, for whoever can't see it. */
export const altText = blockText
  .max(ALT_MAX, `De beschrijving mag niet langer zijn dan ${ALT_MAX} tekens.`)
  .default('');

/** What an address stands for, by `find`; null for an empty one. */
const address = (find: (link: string) => string | null, message: string) =>
  cleanedText(WRONG).transform((link, ctx) => {
    const found = link === '' ? null : find(link);
    if (link !== '' && found === null) ctx.addIssue({ code: 'custom', message });
    return found;
  });

const block = z.discriminatedUnion(
  'Kind',
  [
    z.object({ Kind: z.literal('Text'), Content: blockText }),
    z.object({
      Kind: z.literal('Title'),
      Content: blockText.max(SUBTITLE_MAX, `Een subtitel mag niet langer zijn dan ${SUBTITLE_MAX} tekens.`),
    }),
    z.object({ Kind: z.literal('Video'), Content: address(youtubeIdOf, WRONG_LINK) }),
    z.object({
      Kind: z.literal('Image'),
      Content: address(pictureIdOf, UNKNOWN_PICTURE),
      Alt: altText,
    }),
  ],
  WRONG,
);

type SentBlock = z.output<typeof block>;

function toBlock(sent: SentBlock): Block {
  if (sent.Kind === 'Video') return { kind: 'video', youtubeId: sent.Content };
  if (sent.Kind === 'Image') return { kind: 'image', pictureId: sent.Content, alt: sent.Alt };
  return { kind: sent.Kind === 'Title' ? 'title' : 'text', text: sent.Content };
}

const pairs = z
  .array(z.tuple([z.int(WRONG).min(0, WRONG).max(999, WRONG), block], WRONG), WRONG)
  .max(BLOCKS_MAX, TOO_LONG)
  .refine((all) => new Set(all.map(([index]) => index)).size === all.length, WRONG)
  .transform((all) => all.toSorted(([a], [b]) => a - b).map(([, sent]) => toBlock(sent)));

const language = z.string(WRONG).regex(/^[a-z]{2}$/, WRONG);

const shape = z.tuple([z.tuple([language, pairs], WRONG)], WRONG).transform(([[, blocks]]) => blocks);

/**
 * The body of a post, as JSON in a text or as JSON itself: a list with one pair, of a language key and pairs of an index
 * and a block. Gives the blocks in the order of their indexes. Its length is checked before it is parsed (rules.md R38).
 */
export const postBody = z
  .unknown()
  .transform((sent, ctx): unknown => {
    const text = typeof sent === 'string' ? sent : JSON.stringify(sent);
    if (text === undefined) return sent;
    if (text.length > BODY_MAX) {
      ctx.addIssue({ code: 'custom', message: TOO_LONG });
      return z.NEVER;
    }
    return typeof sent === 'string' ? parseJson(sent) : sent;
  })
  .pipe(shape);

/** The value of a JSON text; null, which is no body, when it is malformed. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
