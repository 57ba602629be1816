export { findDietTopic } from './diet-topic.ts';
export { type AnsweredQuestion, listAnswered } from './lists/answered.ts';
export { countOpenQuestions, listWaiting } from './lists/open.ts';
export { listOwnQuestions, type OwnQuestion } from './lists/own.ts';
export { type AdviceTag, listTags } from './lists/tags.ts';
export { ADVICE_PAGE_SIZE, OWN_SHOWN } from './rules.ts';
export { isAnswerShown } from './shown.ts';
