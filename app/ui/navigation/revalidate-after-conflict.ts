import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * The `shouldRevalidate` of a page on which two people may be first: after a conflict it is loaded again, to show what the
 * other did. The router does so by itself only after a form that was accepted.
 */
export const revalidateAfterConflict = (args: ShouldRevalidateFunctionArgs): boolean =>
  args.actionStatus === 409 || args.defaultShouldRevalidate;
