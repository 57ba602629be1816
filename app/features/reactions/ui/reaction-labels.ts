import { pluralise } from '#app/ui/text/pluralise.ts';

/** The label beside a count of reactions. */
export const reactionLabel = (count: number): string => (count === 1 ? 'reactie' : 'reacties');

/** A count of reactions with its label: '1 reactie', '2 reacties'. */
export const reactionCountLabel = (count: number): string => pluralise(count, 'reactie', 'reacties');
