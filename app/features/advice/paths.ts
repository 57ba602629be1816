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

/** The id of the question at either of these paths; null for any other path. */
export function questionIdOf(path: string): number | null {
  const [, id] = path.match(QUESTION) ?? [];
  return id === undefined ? null : Number(id);
}

const QUESTION = new RegExp(`^${ADVICE_PATH}/(?:vraag/|[^/]+/)(\\d{1,9})(?:-[^/]*)?$`);

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

/** The same, with the message that something was asked back about a question. */
export const ASKED_BACK_PATH = `${DESK_PATH}?gedaan=teruggevraagd`;

/** One page of the questions that wait for their asker. */
export const withAskerPath = (page = 1): string => `${DESK_PATH}/wacht-op-de-vrager${page > 1 ? `?page=${page}` : ''}`;

/** One page of the questions that wait for an answer. */
export const deskPagePath = (page: number): string => (page > 1 ? `${DESK_PATH}?page=${page}` : DESK_PATH);

/** What was answered or declined, for professionals. */
export const ARCHIVE_PATH = `${DESK_PATH}/archief`;

/** The query parameters of the archive. */
export const TERM_PARAMETER = 'zoekterm';
export const TAG_PARAMETER = 'onderwerp';
export const MINE_PARAMETER = 'van';
export const AFTER_PARAMETER = 'na';

/** A question's place in the archive: those after it were closed earlier, or at the same time with a lower id. */
export interface ArchiveCursor {
  closedAt: Date;
  id: number;
}

/** What the archive lists. */
export interface ArchiveView {
  /** Words of the question or the answer; '' for all. */
  term: string;
  /** The id of a tag; null for all. */
  tag: number | null;
  /** Whether it lists only what the viewer answered or declined. */
  mine: boolean;
  /** After which question the page begins; null for the first page. */
  after: ArchiveCursor | null;
}

/** The canonical path of a view of the archive: `?zoekterm=kaas&onderwerp=4&van=mij&na=1795737600000-12`. */
export function archivePath({ term, tag, mine, after }: Partial<ArchiveView>): string {
  const parts = [
    ...(term ? [`${TERM_PARAMETER}=${encodeURIComponent(term)}`] : []),
    ...(tag ? [`${TAG_PARAMETER}=${tag}`] : []),
    ...(mine ? [`${MINE_PARAMETER}=mij`] : []),
    ...(after ? [`${AFTER_PARAMETER}=${archiveCursorText(after)}`] : []),
  ];
  return parts.length > 0 ? `${ARCHIVE_PATH}?${parts.join('&')}` : ARCHIVE_PATH;
}

/** A place in the archive as addresses and calls write it: the time in milliseconds and the id. */
export const archiveCursorText = ({ closedAt, id }: ArchiveCursor): string => `${closedAt.getTime()}-${id}`;

export const ARCHIVE_CURSOR = /^(\d{1,13})-(\d{1,9})$/;

/** The place that is written so; null for anything else. */
export function parseArchiveCursor(text: string | null): ArchiveCursor | null {
  const [, time, id] = text?.match(ARCHIVE_CURSOR) ?? [];
  return time === undefined ? null : { closedAt: new Date(Number(time)), id: Number(id) };
}

/** Where an administrator sets the names under which professionals answer. */
export const EXPERT_NAMES_PATH = `${DESK_PATH}/namen`;

/** Where a professional goes on after answering a question: the next one, or the list where none waits. */
export const nextQuestionPath = (next: number | null, answered: number): string =>
  `${next === null ? DESK_PATH : deskQuestionPath(next)}?${ANSWERED_PARAMETER}=${answered}`;

/** The parameter with the id of the question that was answered just before. */
export const ANSWERED_PARAMETER = 'beantwoord';

/** The page on which a professional answers a question, or edits the answer. */
export const deskQuestionPath = (id: number): string => `${DESK_PATH}/${id}`;
