import { APIError } from 'payload';

/**
 * A refusal whose message the editor sees. It sets its own name, because the build removes that of APIError, and Payload
 * hides the message of an error without a name. With a `path` the form also marks that field.
 */
export class EditorError extends APIError {
  constructor(message: string, status = 409, path?: string) {
    super(message, status, path ? { errors: [{ path, message }] } : null, true);
    this.name = 'EditorError';
  }
}
