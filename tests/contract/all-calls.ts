import type { Call, Contract } from '#app/platform/http/calls/contract.ts';
import { contract } from '#tests/contract/site-contract.ts';

/** Every call of the contract, by `feature.name`. */
export const allCalls = Object.entries(contract as Contract).flatMap(([feature, named]) =>
  Object.entries(named).map(([name, declared]): [string, Call] => [`${feature}.${name}`, declared]),
);
