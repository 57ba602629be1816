import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { causes, consequences, hospitals, medicines, provinces, treatments } from '#app/features/profiles/index.ts';
import { DEMO_ACCOUNTS } from '#settings/demo.js';
import { readDemo } from './read-demo.ts';

const { people, groups, contacts, blogs } = await readDemo();
const conversations = groups.flatMap((group) => group.conversations);
const reactions = conversations.flatMap((conversation) => conversation.reactions);
const posts = blogs.flatMap((blog) => blog.posts);
const reactionsToPosts = posts.flatMap((post) => post.reactions);

it('has 12 groups of different sizes, 76 conversations, 653 reactions and 203 people', () => {
  expect([groups.length, conversations.length, reactions.length, people.length]).toEqual([12, 76, 653, 203]);
  expect(new Set(groups.map((group) => group.conversations.length)).size).toBeGreaterThanOrEqual(5);
  expect(groups.map(({ slug }) => slug)).toContain('voeding-en-dieet');
});

it('has 30 blogs with 150 posts of 150 to 600 words, pictures, 500 reactions and quotes among them', () => {
  expect([blogs.length, posts.length]).toEqual([30, 150]);
  const words = posts.map(({ blocks }) => textOf(blocks).split(/\s+/).length);
  expect([Math.min(...words) >= 150, Math.max(...words) <= 600]).toEqual([true, true]);
  expect(posts.filter(({ blocks }) => blocks.some((block) => 'image' in block)).length).toBeGreaterThan(50);
  expect(reactionsToPosts.length).toBeGreaterThanOrEqual(500);
  const quoting = posts.flatMap(({ reactions: all }) => all.map(({ quotes = 0 }, index) => ({ quotes, index })));
  expect(quoting.filter(({ quotes }) => quotes > 0).length).toBeGreaterThan(15);
  expect(quoting.filter(({ quotes, index }) => quotes > index)).toEqual([]);
});

const textOf = (blocks: (typeof posts)[number]['blocks']): string =>
  blocks.map((block) => ('text' in block ? block.text.trim() : '')).join(' ');

it('every username is unique, and every author and moderator is a person or an account of the demo', () => {
  const names = new Set(people.map(({ username }) => username.toLowerCase()));
  expect(names.size).toBe(people.length);
  const authors = [...conversations, ...reactions, ...reactionsToPosts].map(({ author }) => author);
  const writers = [...authors, ...groups.flatMap(({ moderators }) => moderators)].map((name) => name.toLowerCase());
  for (const { username } of DEMO_ACCOUNTS) names.add(username.toLowerCase());
  expect(writers.filter((writer) => !names.has(writer))).toEqual([]);
});

it('has 150 contacts and requests in every state, 60 with a conversation, of people of the demo, one for each pair', () => {
  const states = Map.groupBy(contacts, ({ state }) => state);
  expect([contacts.length, contacts.filter(({ messages }) => messages.length > 1).length]).toEqual([150, 60]);
  for (const state of ['requested', 'accepted', 'denied'] as const)
    expect(states.get(state)?.length).toBeGreaterThan(10);
  const names = new Set([...people, ...DEMO_ACCOUNTS].map(({ username }) => username));
  const pairs = contacts.map(({ creator, other }) => [creator, other].sort());
  expect(pairs.flat().filter((name) => !names.has(name))).toEqual([]);
  expect(new Set(pairs.map((pair) => pair.join(' '))).size).toBe(pairs.length);
});

it('every group has a drawing', async () => {
  const drawings = await readdir('public/illustrations/groups');
  expect(groups.map(({ picture }) => `${picture}.svg`).sort()).toEqual(drawings.sort());
});

it('every term of a conversation is a term of its group', () => {
  for (const { terms, conversations: inGroup } of groups) {
    expect(inGroup.flatMap((conversation) => conversation.terms).filter((term) => !terms.includes(term))).toEqual([]);
  }
});

it('no sentence of six words or more occurs twice', () => {
  const seen = new Set<string>();
  const messages = contacts.flatMap((contact) => contact.messages);
  const written = [...reactions, ...messages, ...reactionsToPosts].map(({ text }) => text);
  const repeated = [...conversations.map(({ body }) => body), ...posts.map(({ blocks }) => textOf(blocks)), ...written]
    .flatMap(sentences)
    .filter((sentence) => seen.has(sentence) || !seen.add(sentence));
  expect(repeated).toEqual([]);
});

/** The sentences of six words or more in a text, in lower case and without punctuation. */
function sentences(text: string): string[] {
  return text
    .split(/[.!?…\n]+/)
    .map((sentence) => sentence.toLowerCase().match(/[\p{Letter}\p{Number}'’-]+/gu) ?? [])
    .filter((words) => words.length >= 6)
    .map((words) => words.join(' '));
}

it('every number in a profile is one of its list', () => {
  const numbers = (list: readonly { number: number }[]) => list.map(({ number }) => number);
  const known = {
    treatment: numbers(treatments),
    cause: numbers(causes),
    medicine: numbers(medicines),
    consequence: numbers(consequences),
    hospital: hospitals.map(({ id }) => id),
    province: numbers(provinces),
  };
  const used = people.flatMap(({ profile }): [keyof typeof known, number | undefined][] => [
    ['treatment', profile.treatment],
    ['province', profile.province],
    ...profile.treatments.map(({ treatment }) => ['treatment', treatment] as ['treatment', number]),
    ...profile.treatments.map(({ hospital }) => ['hospital', hospital] as ['hospital', number | undefined]),
    ...profile.causes.map((id) => ['cause', id] as ['cause', number]),
    ...profile.medicines.map((id) => ['medicine', id] as ['medicine', number]),
    ...profile.consequences.map((id) => ['consequence', id] as ['consequence', number]),
  ]);
  expect(used.filter(([kind, number]) => number !== undefined && !known[kind].includes(number))).toEqual([]);
});
