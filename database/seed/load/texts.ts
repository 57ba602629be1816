import { type DemoConversation, type DemoPerson, readDemo } from '../read-demo.ts';
import type { Random } from './random.ts';

/** Texts for bulk data, composed of the demo's own sentences, so that they are as long as real ones. */
export interface Texts {
  title(random: Random): string;
  body(random: Random): string;
  reaction(random: Random): string;
  username(random: Random): string;
  person(random: Random): DemoPerson;
}

export async function readTexts(): Promise<Texts> {
  const { people, groups } = await readDemo();
  const conversations = groups.flatMap((group) => group.conversations);
  const bodies = conversations.map(({ body }) => body);
  const reactions = conversations.flatMap((conversation) => conversation.reactions.map(({ text }) => text));
  const sentences = [...bodies, ...reactions].flatMap(paragraphsOf).flatMap(sentencesOf);
  const titles = titlesOf(conversations, sentences);
  const composeLike = (shapes: number[][]) => (random: Random) =>
    random
      .pick(shapes)
      .map((length) => Array.from({ length }, () => random.pick(sentences)).join(' '))
      .join('\n\n')
      .slice(0, MAX_LENGTH);
  return {
    title: (random) => random.pick(titles),
    body: composeLike(bodies.map(sentenceCounts)),
    reaction: composeLike(reactions.map(sentenceCounts)),
    username: (random) => random.pick(people).username,
    person: (random) => random.pick(people),
  };
}

/** The maximum length of a reaction. */
const MAX_LENGTH = 4000;

/** The number of sentences in each paragraph. */
const sentenceCounts = (text: string): number[] => paragraphsOf(text).map((paragraph) => sentencesOf(paragraph).length);

const paragraphsOf = (text: string): string[] => text.trim().split(/\n\n+/);

const sentencesOf = (text: string): string[] => text.trim().split(/(?<=[.!?…])\s+/);

/** The demo's titles, and its short questions. */
const titlesOf = (conversations: DemoConversation[], sentences: string[]): string[] => [
  ...conversations.map(({ title }) => title),
  ...sentences.filter((sentence) => sentence.endsWith('?') && sentence.length >= 20 && sentence.length <= 80),
];
