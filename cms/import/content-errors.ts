import { ValidationError } from 'payload';

/** An error in a file of content/: the key of the file, the path of the field and the message. */
export interface ContentError {
  key: string;
  field: string;
  message: string;
}

/** Content that cannot be imported, with all its errors. */
export class InvalidContent extends Error {
  /** A message for each error, with its file and field. */
  readonly messages: string[];

  constructor(errors: ContentError[]) {
    const messages = errors.map(messageOf);
    super(messages.join('\n'));
    this.messages = messages;
  }
}

const messageOf = ({ key, field, message }: ContentError) => `content/${key}.yaml${field && `, ${field}`}: ${message}`;

/** The errors that the CMS or the contract finds in a document. Rethrows any other error. */
export function contentErrorsOf(error: unknown, key: string): ContentError[] {
  if (!(error instanceof ValidationError)) throw error;
  return error.data.errors.map(({ path, message }) => ({ key, field: path, message }));
}
