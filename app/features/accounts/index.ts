export { noteDonorContact } from './donor-match.ts';
export { identifyMembers } from './viewer.ts';
