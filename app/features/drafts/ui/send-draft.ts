import type { DraftFields, DraftOf } from '../draft.ts';

/** How it went: `sent` when it had been sent meanwhile, `ended` when nobody is logged in any more. */
export type Outcome = 'saved' | 'sent' | 'ended' | 'failed';

export interface Save {
  /** What to save; null to discard the draft. */
  fields: DraftFields | null;
  /** The key that the form will be sent with. */
  key: string | null;
  /** Of an edit: when the text that is being changed was written, as a date of JSON. */
  basedOn: string | null;
  antiforgery: string | null;
  /** Lets it arrive even if the page is closed meanwhile. */
  keepalive?: boolean;
}

/** Saves a draft by the calls of drafts. Plain fetch: the typed client would bring zod along, and could not outlive the page. */
export async function sendDraft(
  of: DraftOf,
  { fields, key, basedOn, antiforgery, keepalive = false }: Save,
): Promise<Outcome> {
  try {
    const response = await fetch(`/api/v1/drafts/${of.kind}/${of.about}`, {
      method: fields ? 'PUT' : 'DELETE',
      credentials: 'same-origin',
      keepalive,
      headers: { 'x-xsrf-token': antiforgery ?? '', ...(fields && { 'content-type': 'application/json' }) },
      ...(fields && {
        body: JSON.stringify({ Fields: fields, ...(basedOn && { BasedOn: basedOn }), ...(key && { Key: key }) }),
      }),
    });
    if (response.status === 401) return 'ended';
    if (!response.ok) return 'failed';
    return fields && !(await response.json()).Kept ? 'sent' : 'saved';
  } catch {
    return 'failed';
  }
}
