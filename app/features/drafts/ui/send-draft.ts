import type { DraftRef } from '#app/platform/drafts.ts';
import type { DraftFields } from '../draft.ts';

/**
 * The result of a save: `submitted` when the form itself was sent meanwhile, `session-ended` when nobody is logged in.
 */
export type SaveOutcome = 'saved' | 'submitted' | 'session-ended' | 'failed';

export interface Save {
  /** What to save; null to discard the draft. */
  fields: DraftFields | null;
  /** The key that the form will be sent with. */
  key: string | null;
  /** For an edit: the ISO date of the version of the text that is being edited. */
  basedOn: string | null;
  antiforgery: string | null;
  /** Lets the request outlive the page. */
  keepalive?: boolean;
}

/**
 * Saves or discards a draft. It uses plain fetch: the typed client would bring zod along and cannot outlive the page.
 */
export async function sendDraft(
  draft: DraftRef,
  { fields, key, basedOn, antiforgery, keepalive = false }: Save,
): Promise<SaveOutcome> {
  try {
    const response = await fetch(`/api/v1/drafts/${draft.kind}/${draft.about}`, {
      method: fields ? 'PUT' : 'DELETE',
      credentials: 'same-origin',
      keepalive,
      headers: { 'x-xsrf-token': antiforgery ?? '', ...(fields && { 'content-type': 'application/json' }) },
      ...(fields && {
        body: JSON.stringify({ Fields: fields, ...(basedOn && { BasedOn: basedOn }), ...(key && { Key: key }) }),
      }),
    });
    if (response.status === 401) return 'session-ended';
    if (!response.ok) return 'failed';
    return fields && !(await response.json()).Kept ? 'submitted' : 'saved';
  } catch {
    return 'failed';
  }
}
