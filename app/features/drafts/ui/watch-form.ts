import type { Draft } from '../draft.ts';
import { fillFields, hasText, readFields } from './form-fields.ts';
import { type Outcome, sendDraft } from './send-draft.ts';
import { type Unsaved, unsavedCopy } from './unsaved-copy.ts';

/** How long typing must rest before it is saved, and how long a save that failed waits, in milliseconds. */
const REST = 1000;
const TRY_AGAIN = 20_000;

/** On a link in the form by which the member leaves, and means to throw away what was typed: `{...discards}`. */
const DISCARDS = 'data-discards-draft';
export const discards = { [DISCARDS]: true };

/** What there is to say of a draft. */
export type DraftState = 'none' | 'found' | Outcome;

interface Watched {
  form: HTMLFormElement;
  draft: Draft;
  antiforgery: string | null;
  report: (state: DraftState) => void;
  /** Called when the server has been given what was made of a text that has changed since. */
  onOutdated: () => void;
}

/**
 * Saves what is typed in a form: when typing rests, when the page is hidden or closed, and when the form goes. What did
 * not arrive before is put back first. Nothing on the screen is ever replaced by what another tab or device wrote: the
 * last to type wins on the server. Gives the function that stops it.
 */
export function watchForm({ form, draft, antiforgery, report, onOutdated }: Watched): () => void {
  const copy = unsavedCopy(draft);
  const basedOn = draft.basedOn?.toISOString() ?? null;
  let typed = read(form, basedOn);
  let latest: Promise<unknown> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unsaved = false;
  let saving = false;
  let filling = false;
  let stopped = false;

  function saveIn(milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(save, milliseconds);
  }

  function onInput(): void {
    if (filling) return;
    typed = read(form, basedOn);
    unsaved = true;
    copy.write(typed);
    saveIn(REST);
  }

  /**
   * While it is being sent nothing is saved; if the form is still here after a while, it was refused. What is saved after
   * all carries the key that it was sent with: the form may have the next one by then.
   */
  function onSubmit(): void {
    typed = read(form, basedOn);
    if (unsaved) copy.write(typed);
    saveIn(TRY_AGAIN);
  }

  async function save(): Promise<void> {
    if (!unsaved || saving) return;
    saving = true;
    const outcome = await send(typed);
    saving = false;
    if (unsaved && !stopped) saveIn(isSettled(outcome) ? REST : TRY_AGAIN);
  }

  async function send(what: Unsaved, keepalive = false): Promise<Outcome> {
    unsaved = false;
    const sending = sendDraft(draft, { ...what, antiforgery, keepalive });
    latest = sending;
    const outcome = await sending;
    if (isSettled(outcome)) copy.forget(what);
    else unsaved = true;
    if (!stopped) report(outcome === 'saved' && !what.fields ? 'none' : outcome);
    return outcome;
  }

  /** Saves at once, in a request that outlives the page. */
  function flush(): void {
    clearTimeout(timer);
    if (unsaved) send(typed, true);
  }

  /** Throws away what was typed, after whatever is on its way: the member left by a link that says so. */
  function onClick({ target }: Event): void {
    if (!(target instanceof Element && target.closest(`[${DISCARDS}]`))) return;
    clearTimeout(timer);
    copy.forget(typed);
    unsaved = false;
    latest.finally(() => sendDraft(draft, { fields: null, key: null, basedOn, antiforgery, keepalive: true }));
  }

  const onHidden = () => document.visibilityState === 'hidden' && flush();

  async function putBack(): Promise<void> {
    const left = copy.read();
    if (!left) return;
    const before = JSON.stringify(typed);
    const outcome = await sendDraft(draft, { ...left, antiforgery });
    if (isSettled(outcome)) copy.forget(left);
    if (stopped || outcome === 'sent' || !left.fields || JSON.stringify(typed) !== before) return;
    if (left.basedOn !== basedOn) return outcome === 'saved' ? onOutdated() : undefined;
    filling = true;
    fillFields(form, left.fields);
    filling = false;
    form.closest('details')?.setAttribute('open', '');
    typed = read(form, basedOn);
    unsaved = outcome !== 'saved';
    if (unsaved) saveIn(TRY_AGAIN);
    report(unsaved ? outcome : 'found');
  }

  putBack();
  form.addEventListener('input', onInput);
  form.addEventListener('submit', onSubmit);
  form.addEventListener('click', onClick);
  addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', onHidden);
  return () => {
    flush();
    stopped = true;
    form.removeEventListener('input', onInput);
    form.removeEventListener('submit', onSubmit);
    form.removeEventListener('click', onClick);
    removeEventListener('pagehide', flush);
    document.removeEventListener('visibilitychange', onHidden);
  };
}

const isSettled = (outcome: Outcome): boolean => outcome === 'saved' || outcome === 'sent';

/** What stands in the form, and the key of the submission, where it has one (rules.md R34). */
function read(form: HTMLFormElement, basedOn: string | null): Unsaved {
  const key = form.elements.namedItem('_key');
  return {
    fields: hasText(form) ? readFields(form) : null,
    key: key instanceof HTMLInputElement ? key.value : null,
    basedOn,
  };
}
