import type { MiddlewareFunction } from 'react-router';
import { publishedKindsContext } from '#app/features/pages/index.ts';
import { publishedKinds } from './kinds.ts';

/** Gives the kinds of documents to the loaders of published pages. */
export const provideKinds: MiddlewareFunction<Response> = ({ context }) => {
  context.set(publishedKindsContext, publishedKinds);
};
