import { deskCalls } from './contract/desk-calls.ts';
import { questionCalls } from './contract/question-calls.ts';

export const adviceContract = { ...questionCalls, ...deskCalls };
