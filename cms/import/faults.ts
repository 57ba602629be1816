import { ValidationError } from 'payload';

/** What is wrong in a file of content/: which file, which field of it, and what about it. */
export interface Fault {
  key: string;
  field: string;
  message: string;
}

/** Content that can't be imported, with all that is wrong in it. */
export class FaultyContent extends Error {
  /** One for each error. */
  readonly messages: string[];

  constructor(faults: Fault[]) {
    const messages = faults.map(inWords);
    super(messages.join('\n'));
    this.messages = messages;
  }
}

const inWords = ({ key, field, message }: Fault) => `content/${key}.yaml${field && `, ${field}`}: ${message}`;

/** What the CMS or the contract refuses in a document; throws any other error on. */
export function faultsIn(error: unknown, key: string): Fault[] {
  if (!(error instanceof ValidationError)) throw error;
  return error.data.errors.map(({ path, message }) => ({ key, field: path, message }));
}
