import type { ownProfileContract } from '#app/features/profiles/own-profile/own-profile-contract.ts';
import { everyone, json, type RowsOf } from '../row.ts';

type Terms =
  | 'relationshipTerms'
  | 'causeTerms'
  | 'consequenceTerms'
  | 'treatmentTerms'
  | 'medicineTerms'
  | 'termsByNames';

const terms = { request: () => ({}), responses: everyone(json('[].TermNumber', '[].Name')) };

export const termRows: RowsOf<Pick<typeof ownProfileContract, Terms>> = {
  relationshipTerms: [terms],
  causeTerms: [terms],
  consequenceTerms: [terms],
  treatmentTerms: [terms],
  medicineTerms: [terms],
  termsByNames: [
    { ...terms, variant: 'of two lists', request: () => ({ query: { terms: 'Nierdonor,IJzer' } }) },
    { variant: 'without names', request: () => ({}), responses: everyone(json('[]')) },
  ],
};
