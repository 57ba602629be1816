/** The topic of cached pages that list answered questions or their tags. */
export const ANSWERS_TOPIC = 'advice-answers';

/** The topic of cached pages that show one question. */
export const questionTopic = (id: number): string => `advice-question:${id}`;
