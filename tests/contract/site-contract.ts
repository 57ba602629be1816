import { features } from '#app/features.ts';
import { contractOf } from '#app/platform/features/calls-of.ts';

/** Every call of the site, by feature. */
export const contract = contractOf(features);
