import { deskCalls } from './contract/desk.ts';
import { questionCalls } from './contract/questions.ts';

export const adviceContract = { ...questionCalls, ...deskCalls };
