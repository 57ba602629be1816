/** What the form of an answer has in its fields. */
export type AnswerFields = { Advice: string; Tags: string[]; NewTag: string; QuestionLines: string };

/** The button that shows a preview is sent by its name, where there is no JavaScript. */
export const PREVIEW_BUTTON = 'bekijk';

/** Reads the fields of a form, in the browser or as it was sent. */
export const answerFieldsOf = (form: FormData): AnswerFields => ({
  Advice: textOf(form.get('Advice')),
  Tags: form.getAll('Tags').map(textOf),
  NewTag: textOf(form.get('NewTag')),
  QuestionLines: textOf(form.get('QuestionLines')),
});

const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '');
