import type { MiddlewareFunction } from 'react-router';
import { publishedKindsContext } from '#app/features/pages/index.ts';
import { publishedKinds } from './kinds.ts';

/** Gives the loaders of published pages the kinds. */
export const provideKinds: MiddlewareFunction<Response> = ({ context }) => {
  context.set(publishedKindsContext, publishedKinds);
};
