/** The word beside a count of reactions (spec §2). */
export const reactionWord = (count: number): string => (count === 1 ? 'reactie' : 'reacties');

/** '1 reactie', '2 reacties'. */
export const reactionsInWords = (count: number): string => `${count} ${reactionWord(count)}`;
