import type { ComponentType } from 'react';
import { useOutletContext } from 'react-router';
import type { PublishedKinds } from '../published-kind.ts';

/** A component for each of these kinds. Its props are what `readScreen` of the kind returns. */
export type ComponentsOf<R extends Partial<PublishedKinds>> = {
  readonly [K in keyof R]-?: ComponentType<ScreenOf<R[K]>>;
};

type ScreenOf<E> = E extends { readScreen(...args: never[]): Promise<infer S> } ? S : never;

/** The components of the kinds that a route renders, which its parent provides. */
export const useKindComponents = () => useOutletContext<Partial<ComponentsOf<PublishedKinds>>>();
