import { fieldsOf } from '#app/platform/forms/form-data.ts';

/** The fields of a form with the answer of a device, which is JSON. */
export function readCredentialForm(form: FormData): Record<string, unknown> {
  const fields = fieldsOf(form) as Record<string, unknown>;
  return { ...fields, Credential: parse(fields.Credential) };
}

function parse(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return null; // the contract refuses it
  }
}
