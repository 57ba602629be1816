import { DAY, MINUTE } from '#app/platform/clock.ts';
import type { Random } from './random.ts';

const FIRST_BEGUN = 800 * DAY;
/** A conversation of hundreds of pages. */
const LONGEST = 10_000;
/** So many get no answer. */
const UNANSWERED = 0.05;

export interface Begun {
  id: number;
  createdAt: number;
  lastActivityAt: number;
  reactionCount: number;
  /** The one that half of all members like. */
  likeable: boolean;
}

/** When conversations began and reactions came: few conversations hold most of them, and all go on at once. */
export interface Timeline {
  conversations: Begun[];
  /** Which of them is the longest. */
  longest: number;
  /** One of them by chance: mostly a busy one. */
  busy(random: Random): number;
  /** For each reaction, in the order of time, which conversation it is in and when it came. */
  reactions(): Iterable<{ conversation: Begun; at: number }>;
}

export function makeTimeline(
  random: Random,
  { first, count, reactions, now }: { first: number; count: number; reactions: number; now: number },
): Timeline {
  const conversations = Array.from({ length: count }, (_, index): Begun => {
    const createdAt = now - FIRST_BEGUN * (1 - index / count);
    return { id: first + index, createdAt, lastActivityAt: createdAt, reactionCount: 0, likeable: false };
  });
  const [longest, likeable] = [Math.floor(count / 100), Math.floor(count / 50) + 1];
  Object.assign(conversations[likeable] as Begun, { likeable: true });
  const busy = chooserOfBusy(random, count);
  const inLongest = Math.min(LONGEST, Math.floor(reactions / 2));
  const of = new Uint32Array(reactions);
  const at = new Float64Array(reactions);
  for (let reaction = 0; reaction < reactions; reaction += 1) {
    const long = reaction < inLongest;
    const index = long ? longest : busyBut(longest, () => busy(random));
    const conversation = conversations[index] as Begun;
    // Most answers come soon; a long conversation goes on for years.
    const age = long ? random.next() : random.next() ** 4;
    of[reaction] = index;
    at[reaction] = conversation.createdAt + Math.max(MINUTE, age * (now - conversation.createdAt));
    conversation.reactionCount += 1;
    conversation.lastActivityAt = Math.max(conversation.lastActivityAt, at[reaction] as number);
  }
  const order = Uint32Array.from(at.keys()).sort((a, b) => (at[a] as number) - (at[b] as number) || a - b);
  return {
    conversations,
    longest,
    busy,
    *reactions() {
      for (const reaction of order) {
        yield { conversation: conversations[of[reaction] as number] as Begun, at: at[reaction] as number };
      }
    },
  };
}

/** The longest conversation has its number of reactions already. */
function busyBut(longest: number, one: () => number): number {
  for (;;) {
    const index = one();
    if (index !== longest) return index;
  }
}

/** Chooses by weights that fall with the rank, a tenth holding two thirds; the ranks lie mixed over time. */
function chooserOfBusy(random: Random, count: number): (random: Random) => number {
  const byRank = Uint32Array.from({ length: count }, (_, index) => index);
  for (let index = count - 1; index > 0; index -= 1) {
    const other = random.below(index + 1);
    [byRank[index], byRank[other]] = [byRank[other] as number, byRank[index] as number];
  }
  const answered = Math.ceil(count * (1 - UNANSWERED));
  const sums = new Float64Array(answered);
  let sum = 0;
  for (let rank = 0; rank < answered; rank += 1) {
    sum += (rank + count / 400) ** -1.1;
    sums[rank] = sum;
  }
  return (by) => byRank[firstAbove(sums, by.next() * sum)] as number;
}

/** Which is the first of the rising numbers that is more than `bound`. */
function firstAbove(rising: Float64Array, bound: number): number {
  let [low, high] = [0, rising.length - 1];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((rising[middle] as number) > bound) high = middle;
    else low = middle + 1;
  }
  return low;
}
