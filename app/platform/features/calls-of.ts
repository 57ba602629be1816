import type { Contract, FeatureContract } from '#app/platform/http/calls/contract.ts';
import type { SiteHandlers } from '#app/platform/http/calls/handlers.ts';
import type { ExactFeature, Feature } from './define-feature.ts';

type ContractIn<F extends Feature> = F extends ExactFeature<string, infer C> ? C : FeatureContract;

/** The contract of a site: the calls of its features, by the name of the feature. */
export type ContractOf<F extends readonly Feature[]> = {
  readonly [D in F[number] as keyof ContractIn<D> extends never ? never : D['name']]: ContractIn<D>;
};

/** The contract of these features. */
export const contractOf = <const F extends readonly Feature[]>(features: F): ContractOf<F> =>
  Object.fromEntries(features.flatMap(({ name, calls }) => (calls ? [[name, calls.contract]] : []))) as ContractOf<F>;

/** The handlers of these features. defineFeature() checks that they match the contracts. */
export const handlersOf = (features: readonly Feature[]): SiteHandlers<Contract> =>
  Object.fromEntries(
    features.flatMap(({ name, calls }) => (calls ? [[name, calls.handlers]] : [])),
  ) as SiteHandlers<Contract>;
