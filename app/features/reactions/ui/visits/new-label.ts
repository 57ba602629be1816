import { NEW_COUNTED_MAX } from '../../rules.ts';

/** How many are new, in words: '3 nieuw', from NEW_COUNTED_MAX 'meer dan 99 nieuw'. */
export const newLabel = (count: number): string => `${newNumber(count)} nieuw`;

/** '1 nieuwe reactie', 'meer dan 99 nieuwe reacties'. */
export const newReactionsLabel = (count: number): string =>
  `${newNumber(count)} nieuwe ${count === 1 ? 'reactie' : 'reacties'}`;

/** '1 nieuw bericht', 'meer dan 99 nieuwe berichten'. */
export const newPostsLabel = (count: number): string =>
  `${newNumber(count)} ${count === 1 ? 'nieuw bericht' : 'nieuwe berichten'}`;

const newNumber = (count: number): string =>
  count < NEW_COUNTED_MAX ? String(count) : `meer dan ${NEW_COUNTED_MAX - 1}`;
