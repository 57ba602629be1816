import { DAY, MINUTE } from '#app/platform/clock.ts';
import type { Random } from './random.ts';

const OLDEST = 800 * DAY;
/** The reactions of the longest conversation: hundreds of pages. */
const LONGEST_REACTIONS = 10_000;
/** The share of conversations without any reaction. */
const UNANSWERED_SHARE = 0.05;

export interface PlannedConversation {
  id: number;
  createdAt: number;
  lastActivityAt: number;
  reactionCount: number;
  /** Whether this is the one that half of all members like. */
  mostLiked: boolean;
}

/** When conversations start and reactions are written. A few conversations get most reactions, and all go on at once. */
export interface Timeline {
  conversations: PlannedConversation[];
  /** The index of the longest conversation. */
  longest: number;
  /** The index of a random conversation, mostly one with many reactions. */
  pickBusy(random: Random): number;
  /** The conversation and time of each reaction, in the order of time. */
  reactions(): Iterable<{ conversation: PlannedConversation; at: number }>;
}

export function makeTimeline(
  random: Random,
  { first, count, reactions, now }: { first: number; count: number; reactions: number; now: number },
): Timeline {
  const conversations = Array.from({ length: count }, (_, index): PlannedConversation => {
    const createdAt = now - OLDEST * (1 - index / count);
    return { id: first + index, createdAt, lastActivityAt: createdAt, reactionCount: 0, mostLiked: false };
  });
  const [longest, mostLiked] = [Math.floor(count / 100), Math.floor(count / 50) + 1];
  Object.assign(conversations[mostLiked] as PlannedConversation, { mostLiked: true });
  const pickBusy = makeBusyPicker(random, count);
  const inLongest = Math.min(LONGEST_REACTIONS, Math.floor(reactions / 2));
  const conversationIndexes = new Uint32Array(reactions);
  const times = new Float64Array(reactions);
  for (let reaction = 0; reaction < reactions; reaction += 1) {
    const long = reaction < inLongest;
    const index = long ? longest : pickOtherThan(longest, () => pickBusy(random));
    const conversation = conversations[index] as PlannedConversation;
    // Most reactions come soon; the longest conversation goes on for years.
    const age = long ? random.next() : random.next() ** 4;
    conversationIndexes[reaction] = index;
    times[reaction] = conversation.createdAt + Math.max(MINUTE, age * (now - conversation.createdAt));
    conversation.reactionCount += 1;
    conversation.lastActivityAt = Math.max(conversation.lastActivityAt, times[reaction] as number);
  }
  const order = Uint32Array.from(times.keys()).sort((a, b) => (times[a] as number) - (times[b] as number) || a - b);
  return {
    conversations,
    longest,
    pickBusy,
    *reactions() {
      for (const reaction of order) {
        yield {
          conversation: conversations[conversationIndexes[reaction] as number] as PlannedConversation,
          at: times[reaction] as number,
        };
      }
    },
  };
}

/** The longest conversation gets its reactions separately, so it is not picked here. */
function pickOtherThan(longest: number, pick: () => number): number {
  for (;;) {
    const index = pick();
    if (index !== longest) return index;
  }
}

/** Picks by weights that fall with the rank: a tenth of the conversations gets two thirds. Ranks are spread over time. */
function makeBusyPicker(random: Random, count: number): (random: Random) => number {
  const byRank = Uint32Array.from({ length: count }, (_, index) => index);
  for (let index = count - 1; index > 0; index -= 1) {
    const other = random.below(index + 1);
    [byRank[index], byRank[other]] = [byRank[other] as number, byRank[index] as number];
  }
  const answered = Math.ceil(count * (1 - UNANSWERED_SHARE));
  const sums = new Float64Array(answered);
  let sum = 0;
  for (let rank = 0; rank < answered; rank += 1) {
    sum += (rank + count / 400) ** -1.1;
    sums[rank] = sum;
  }
  return (random) => byRank[firstAbove(sums, random.next() * sum)] as number;
}

/** The index of the first of the ascending numbers that is greater than `bound`. */
function firstAbove(ascending: Float64Array, bound: number): number {
  let [low, high] = [0, ascending.length - 1];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ascending[middle] as number) > bound) high = middle;
    else low = middle + 1;
  }
  return low;
}
