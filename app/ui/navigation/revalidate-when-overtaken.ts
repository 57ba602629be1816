import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** The statuses of a form that came after somebody else had changed or deleted what it is about. */
const OVERTAKEN: readonly (number | undefined)[] = [404, 409];

/**
 * The `shouldRevalidate` of a page on which somebody else may be first: it is loaded again, to show what the other did. The
 * router does so by itself only after a form that was accepted.
 */
export const revalidateWhenOvertaken = (args: ShouldRevalidateFunctionArgs): boolean =>
  OVERTAKEN.includes(args.actionStatus) || args.defaultShouldRevalidate;
