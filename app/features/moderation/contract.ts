import { caseCalls } from './contract/cases.ts';
import { memberCalls } from './contract/members.ts';

export const moderationContract = { ...caseCalls, ...memberCalls };
