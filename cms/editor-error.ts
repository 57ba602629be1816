import { APIError } from 'payload';

/**
 * A refusal whose message the editor sees. It sets its own name, because the build removes that of APIError, and Payload
 * hides the message of an error without a name.
 */
export class EditorError extends APIError {
  constructor(message: string, status = 409) {
    super(message, status, null, true);
    this.name = 'EditorError';
  }
}
