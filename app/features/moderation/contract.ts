import { caseCalls } from './contract/case-calls.ts';
import { memberCalls } from './contract/member-calls.ts';

export const moderationContract = { ...caseCalls, ...memberCalls };
