import { ADVICE_PATH } from '#app/features/content/paths.ts';

/** The page of the advice topic `{id}-{slug}`. */
export const adviceTopicPath = (idAndSlug: string): string => `${ADVICE_PATH}/${idAndSlug}`;

/** What a list of answered questions shows. */
export interface AdviceView {
  /** Ids of tags in ascending order; an empty list means all questions. */
  tags: readonly number[];
  /** From 1. */
  page: number;
}

/** The canonical path of a view of an advice topic: `?tags=4,7&page=2`; the first page has no number. */
export function adviceViewPath(topicPath: string, { tags = [], page = 1 }: Partial<AdviceView>): string {
  const parts = [...(tags.length > 0 ? [`tags=${tags.join(',')}`] : []), ...(page > 1 ? [`page=${page}`] : [])];
  return parts.length > 0 ? `${topicPath}?${parts.join('&')}` : topicPath;
}

/** The page of a question below its topic. */
export const questionPath = (topicPath: string, { id, slug }: { id: number; slug: string }): string =>
  `${topicPath}/${id}-${slug}`;

/** The path that redirects to the page of a question, for a caller that does not know its topic. */
export const questionLookupPath = (id: number): string => `${ADVICE_PATH}/vraag/${id}`;

/** The form to ask a question, and the page that follows it. */
export const newQuestionPath = (topicPath: string): string => `${topicPath}/adviesnewquestion`;
export const questionConfirmationPath = (topicPath: string): string => `${topicPath}/adviesnewquestionconfirmation`;

/** One page of the questions that the viewer asked. */
export const ownQuestionsPath = (topicPath: string, page = 1): string =>
  `${topicPath}/jouw-vragen${page > 1 ? `?page=${page}` : ''}`;

/** The same, with the message that a question was withdrawn. */
export const withdrawnPath = (topicPath: string): string => `${ownQuestionsPath(topicPath)}?gedaan=weggehaald`;

/** The questions that wait for an answer, for professionals. */
export const DESK_PATH = '/dietist';

/** The same, with the message that a question was declined. */
export const DECLINED_PATH = `${DESK_PATH}?gedaan=afgewezen`;

/** One page of those questions. */
export const deskPagePath = (page: number): string => (page > 1 ? `${DESK_PATH}?page=${page}` : DESK_PATH);

/** Where an administrator sets the names under which professionals answer. */
export const EXPERT_NAMES_PATH = `${DESK_PATH}/namen`;

/** Where a professional goes on after answering a question: the next one, or the list where none waits. */
export const nextQuestionPath = (next: number | null, answered: number): string =>
  `${next === null ? DESK_PATH : deskQuestionPath(next)}?${ANSWERED_PARAMETER}=${answered}`;

/** The parameter with the id of the question that was answered just before. */
export const ANSWERED_PARAMETER = 'beantwoord';

/** The page on which a professional answers a question, or edits the answer. */
export const deskQuestionPath = (id: number): string => `${DESK_PATH}/${id}`;
