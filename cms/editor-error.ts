import { APIError } from 'payload';

/**
 * A refusal in the editor's words. It has a name of its own because of the build, which takes that of APIError away:
 * of an error without a name Payload says only that something went wrong.
 */
export class EditorError extends APIError {
  constructor(message: string, status = 409) {
    super(message, status, null, true);
    this.name = 'EditorError';
  }
}
