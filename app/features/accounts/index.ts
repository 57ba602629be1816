export { identifyMembers } from './viewer.ts';
