import type { DraftRef } from '#app/platform/drafts.ts';
import type { Draft, DraftFields } from '../draft.ts';
import { DISCARD_ATTRIBUTE } from './discard-on-click.ts';
import { fillFields, hasText, isChanged, readFields } from './form-fields.ts';
import { type LocalDraft, localDraft } from './local-draft.ts';

/** How long after the last keystroke a draft is saved, and after a failed save it is retried, in milliseconds. */
const SAVE_DELAY = 1000;
const RETRY_DELAY = 20_000;

/** The state of a draft, as it is announced. */
export type DraftState = 'none' | 'found' | SaveOutcome;

interface AutosaveOptions {
  form: HTMLFormElement;
  draft: Draft;
  antiforgery: { readonly current: string | null };
  onStateChange: (state: DraftState) => void;
  /** Called after the local draft of an edit was saved, if its text has been changed since the draft was made. */
  onOutdated: () => void;
}

export interface Autosave {
  /** Saves at once what is not saved yet, in a request that outlives the page. */
  flush: () => void;
  stop: () => void;
}

/**
 * Saves the draft of a form: after a pause in typing, when the page is hidden or closed, and when the form is removed.
 * It first restores the local draft that did not reach the server last time, unless something was typed already. It never
 * replaces what the form shows by what another tab or device saved: the last save wins.
 */
export function autosaveForm({ form, draft, antiforgery, onStateChange, onOutdated }: AutosaveOptions): Autosave {
  const local = localDraft(draft);
  const basedOn = draft.basedOn?.toISOString() ?? null;
  let current = readForm(form, basedOn);
  let lastSave: Promise<unknown> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dirty = false;
  let saving = false;
  let filling = false;
  let stopped = false;

  function saveIn(milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(save, milliseconds);
  }

  function onInput(): void {
    if (filling) return;
    current = readForm(form, basedOn);
    dirty = true;
    local.write(current);
    saveIn(SAVE_DELAY);
  }

  /**
   * Pauses saving while the form is submitted. If the form is still on the page after `RETRY_DELAY`, it had an error,
   * and its draft is saved with the key of the submission, because the form may have the next key by then.
   */
  function onSubmit(): void {
    current = readForm(form, basedOn);
    if (dirty) local.write(current);
    saveIn(RETRY_DELAY);
  }

  async function save(): Promise<void> {
    if (!dirty || saving) return;
    saving = true;
    const outcome = await send(current);
    saving = false;
    if (dirty && !stopped) saveIn(isSettled(outcome) ? SAVE_DELAY : RETRY_DELAY);
  }

  async function send(draftNow: LocalDraft, keepalive = false): Promise<SaveOutcome> {
    dirty = false;
    const sending = sendDraft(draft, { ...draftNow, antiforgery: antiforgery.current, keepalive });
    lastSave = sending;
    const outcome = await sending;
    if (outcome === 'saved' && stopped) local.keepForReturn(draftNow);
    else if (isSettled(outcome)) local.remove(draftNow);
    else dirty = true;
    if (!stopped) onStateChange(outcome === 'saved' && !draftNow.fields ? 'none' : outcome);
    return outcome;
  }

  function flush(): void {
    clearTimeout(timer);
    if (dirty) send(current, true);
  }

  /** Discards the draft after a click on a link with the attribute, once the save that is under way has ended. */
  function onClick({ target }: Event): void {
    if (!(target instanceof Element && target.closest(`[${DISCARD_ATTRIBUTE}]`))) return;
    clearTimeout(timer);
    local.remove(current);
    dirty = false;
    lastSave.finally(() =>
      sendDraft(draft, { fields: null, key: null, basedOn, antiforgery: antiforgery.current, keepalive: true }),
    );
  }

  const onHidden = () => document.visibilityState === 'hidden' && flush();

  /** Puts the local draft into the form, unless the member has typed something else meanwhile. */
  async function restore(): Promise<void> {
    const restored = local.read();
    if (!restored) return;
    if (JSON.stringify(restored.fields) === JSON.stringify(current.fields)) return local.remove(restored);
    const before = JSON.stringify(current);
    const outcome = await sendDraft(draft, { ...restored, antiforgery: antiforgery.current });
    if (isSettled(outcome)) local.remove(restored);
    if (stopped || outcome === 'submitted' || !restored.fields || JSON.stringify(current) !== before) return;
    if (restored.basedOn !== basedOn) return outcome === 'saved' ? onOutdated() : undefined;
    filling = true;
    fillFields(form, restored.fields);
    filling = false;
    form.closest('details')?.setAttribute('open', '');
    current = readForm(form, basedOn);
    dirty = outcome !== 'saved';
    if (dirty) saveIn(RETRY_DELAY);
    onStateChange(dirty ? outcome : 'found');
  }

  if (isChanged(form))
    onInput(); // typed before our scripts ran
  else restore();
  form.addEventListener('input', onInput);
  form.addEventListener('submit', onSubmit);
  form.addEventListener('click', onClick);
  addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', onHidden);
  return {
    flush,
    stop() {
      flush();
      stopped = true;
      form.removeEventListener('input', onInput);
      form.removeEventListener('submit', onSubmit);
      form.removeEventListener('click', onClick);
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', onHidden);
    },
  };
}

const isSettled = (outcome: SaveOutcome): boolean => outcome === 'saved' || outcome === 'submitted';

/** The values in the form, with the key of its submission, if it has one (rules.md R34). */
function readForm(form: HTMLFormElement, basedOn: string | null): LocalDraft {
  const key = form.elements.namedItem('_key');
  return {
    fields: hasText(form) ? readFields(form) : null,
    key: key instanceof HTMLInputElement ? key.value : null,
    basedOn,
  };
}

/**
 * The result of a save: `submitted` when the form itself was sent meanwhile, `session-ended` when nobody is logged in.
 */
type SaveOutcome = 'saved' | 'submitted' | 'session-ended' | 'failed';

interface Save {
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
async function sendDraft(
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
