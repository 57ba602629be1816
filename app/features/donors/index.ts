export { findDonorLandingPath, recordDonorContact } from './donor-match.ts';
export { donorTargetOf, expiredDonorTargetCookie, withDonorTarget } from './donor-target.ts';
export { makeDonor } from './make-donor.ts';
