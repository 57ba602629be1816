import type { ComponentType } from 'react';
import { useOutletContext } from 'react-router';
import type { PublishedKinds } from '../kinds/published-kind.ts';

/** A component for each of these kinds, which takes what the kind's entry on the server reads. */
export type ComponentsOf<R extends Partial<PublishedKinds>> = {
  readonly [K in keyof R]-?: ComponentType<ScreenOf<R[K]>>;
};

type ScreenOf<E> = E extends { readScreen(...args: never[]): Promise<infer S> } ? S : never;

/** The components that the route above gives to the pages of published documents. */
export const useKindComponents = () => useOutletContext<ComponentsOf<PublishedKinds>>();
