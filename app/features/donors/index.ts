export { findDonorLandingPath, recordDonorContact } from './donor-match.ts';
export { donorTargetOf, removedDonorTargetCookie } from './donor-target.ts';
export { makeDonor } from './make-donor.ts';
