import { caseCalls } from './contract/case-calls.ts';
import { memberCalls } from './contract/member-calls.ts';
import { objectionCalls } from './contract/objection-calls.ts';
import { reportCalls } from './contract/report-calls.ts';
import { roleCalls } from './contract/role-calls.ts';
import { thingCalls } from './contract/thing-calls.ts';

export { reasonsFields } from './bodies.ts';
export { reportCall } from './contract/report-calls.ts';

export const moderationContract = {
  ...reportCalls,
  ...memberCalls,
  ...caseCalls,
  ...thingCalls,
  ...objectionCalls,
  ...roleCalls,
};
