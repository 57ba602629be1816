import { classOf } from './word-classes.ts';
import { SENTENCE_END, wordsOf } from './words.ts';

/** How many different features there are: a feature is a number below this one. */
export const FEATURES = 2 ** 18;

/** A window has up to this many sentences, which together have up to this many words. */
const MOST_SENTENCES = 2;
const MOST_WORDS = 40;

/** A sentence with fewer words is taken together with the next one; one with more than a window has is cut in pieces. */
const FEWEST_WORDS = 3;

/** How far apart the words of a pair may stand. */
const REACH = 5;

/** What is known of a word, each as a hash. */
interface Token {
  word: number;
  /** Of its class, or of itself. */
  kind: number;
  /** Of its pieces of three to five letters, by which a word with a typing error or another ending is known. */
  pieces: readonly number[];
  /** Its place among the words that change the meaning of a whole window, or -1. */
  setting: number;
  /** Whether it is of a class. */
  sign: boolean;
}

export type Features = readonly (readonly number[])[];

/** Some sentences of a text that are judged as one. */
export type Window = readonly Token[];

/** Who it is about, when it was, whether it is denied or meant as a joke. */
const SETTINGS = ['@other', '@relative', '@reader', '@self', '@past', '@jest', '@media', 'niet', 'geen'];

/**
 * The windows of a text: each sentence, and each with the one after it. Every sentence is in at most three, so
 * that the work is linear in the text.
 */
export function windowsOf(text: string): Window[] {
  const sentences = sentencesOf(text);
  const windows: Window[] = [];
  for (let from = 0; from < sentences.length; from += 1) {
    const window = [EDGE];
    for (let to = from; to < sentences.length && to < from + MOST_SENTENCES; to += 1) {
      const sentence = sentences[to] ?? [];
      if (to > from && window.length + sentence.length > MOST_WORDS) break;
      window.push(...sentence, EDGE);
      windows.push(window.slice());
    }
  }
  return windows;
}

function sentencesOf(text: string): Token[][] {
  const known = new Map<string, Token>();
  const sentences: Token[][] = [];
  let sentence: Token[] = [];
  for (const word of wordsOf(text)) {
    if (word === SENTENCE_END) {
      if (sentence.length < FEWEST_WORDS) continue;
      sentences.push(sentence);
      sentence = [];
      continue;
    }
    const token = known.get(word) ?? tokenOf(word);
    known.set(word, token);
    sentence.push(token);
    if (sentence.length < MOST_WORDS) continue;
    sentences.push(sentence);
    sentence = sentence.slice(MOST_WORDS / 2);
  }
  if (sentence.length > 0) sentences.push(sentence);
  return sentences;
}

function tokenOf(word: string): Token {
  const name = classOf(word);
  const framed = `<${word.slice(0, LONGEST_WORD)}>`;
  const pieces = [3, 4, 5].flatMap((size) =>
    Array.from({ length: Math.max(framed.length - size, 0) }, (_, at) =>
      bucket(mix(hash(framed, at, at + size), PIECE)),
    ),
  );
  const setting = SETTINGS.indexOf(name);
  return { word: hash(word), kind: hash(name), pieces, setting, sign: name !== word || setting >= 0 };
}

const LONGEST_WORD = 16;

/** What tells one sort of features from another with the same words. */
const [PIECE, KIND, NEXT, NEXT_WORD, THIRD, APART, SIGN, SETTING] = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/**
 * What a window says, as numbers, in groups that each have as much say: its words and their classes, their pieces, the pairs
 * and triples of words that stand near each other, the pairs further apart, the words with what gives the window another
 * meaning, and the signs, which are the classes in the window by two. A feature that stands there twice comes twice.
 */
export function featuresOf(window: Window): Features {
  const words: number[] = [];
  const pieces: number[] = [];
  const near: number[] = [];
  const apart: number[] = [];
  const set: number[] = [];
  const settings = settingsOf(window);
  for (let at = 0; at < window.length; at += 1) {
    const token = window[at] ?? EDGE;
    if (token !== EDGE) {
      words.push(bucket(token.word));
      if (token.kind !== token.word) words.push(bucket(mix(token.kind, KIND)));
      for (const piece of token.pieces) pieces.push(piece);
      for (const setting of settings) set.push(bucket(mix(token.kind, SETTING + setting)));
    }
    const next = window[at + 1];
    const third = window[at + 2];
    if (!next) break;
    near.push(bucket(mix(mix(token.kind, next.kind), NEXT)));
    if (token.kind !== token.word || next.kind !== next.word)
      near.push(bucket(mix(mix(token.word, next.word), NEXT_WORD)));
    if (third) near.push(bucket(mix(mix(mix(token.kind, next.kind), third.kind), THIRD)));
    for (let far = at + 2; far <= at + REACH && far < window.length; far += 1)
      apart.push(bucket(mix(mix(token.kind, window[far]?.kind ?? 0), APART)));
  }
  return [words, pieces, near, apart, set, signsOf(window)];
}

const bucket = (feature: number): number => (feature >>> 0) % FEATURES;

function signsOf(window: Window): number[] {
  const kinds = [...new Set(window.filter((token) => token.sign).map((token) => token.kind))].sort((a, b) => a - b);
  return kinds.flatMap((one, at) => kinds.slice(at).map((other) => bucket(mix(mix(one, other), SIGN))));
}

function settingsOf(window: Window): number[] {
  const settings: number[] = [];
  for (const { setting } of window) if (setting >= 0 && !settings.includes(setting)) settings.push(setting);
  return settings;
}

/** FNV-1a of a part of a text. */
function hash(text: string, from = 0, to = text.length): number {
  let value = 0x811c9dc5;
  for (let at = from; at < to; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value;
}

/** One hash of two, which differs with their order (the last steps of MurmurHash3). */
function mix(first: number, second: number): number {
  let value = Math.imul(first ^ Math.imul(second, 0x9e3779b1), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return value ^ (value >>> 16);
}

/** The token at the start, between the sentences and at the end of a window. */
const EDGE = tokenOf('');
