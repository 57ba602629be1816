import type { Draft } from '../draft.ts';
import { fillFields, hasText, readFields } from './form-fields.ts';
import { type Outcome, sendDraft } from './send-draft.ts';
import { type Unsaved, unsavedCopy } from './unsaved-copy.ts';

/** How long typing must rest before it is saved, and how long a save that failed waits, in milliseconds. */
const REST = 1000;
const TRY_AGAIN = 20_000;

/** What there is to say of a draft. */
export type DraftState = 'none' | 'found' | Outcome;

interface Watched {
  form: HTMLFormElement;
  draft: Draft;
  antiforgery: string | null;
  report: (state: DraftState) => void;
}

/**
 * Saves what is typed in a form: when typing rests, when the page is hidden or closed, and when the form goes. What did
 * not arrive before is put back first. Nothing on the screen is ever replaced by what another tab or device wrote: the
 * last to type wins on the server. Gives the function that stops it.
 */
export function watchForm({ form, draft, antiforgery, report }: Watched): () => void {
  const copy = unsavedCopy(draft);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unsaved = false;
  let saving = false;
  let stopped = false;
  let filling = false;

  const typed = (): Unsaved => ({ fields: readFields(form), key: keyOf(form) });
  const send = (what: Unsaved, keepalive = false) =>
    sendDraft(draft, { ...what, fields: hasText(form) ? what.fields : null, antiforgery, keepalive });
  const saveIn = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(save, milliseconds);
  };

  function onInput(): void {
    if (filling) return;
    unsaved = true;
    copy.write(typed());
    saveIn(REST);
  }

  async function save(): Promise<void> {
    if (!unsaved || saving) return;
    const what = typed();
    unsaved = false;
    saving = true;
    const outcome = await send(what);
    saving = false;
    settle(what, outcome);
    if (unsaved && !stopped) saveIn(outcome === 'failed' ? TRY_AGAIN : REST);
  }

  function settle(what: Unsaved, outcome: Outcome): void {
    if (outcome === 'kept' || outcome === 'sent') copy.forget(what);
    else unsaved = true;
    if (!stopped) report(outcome === 'kept' && !hasText(form) ? 'none' : outcome);
  }

  /** Saves at once, in a request that outlives the page. */
  function flush(): void {
    if (!unsaved) return;
    clearTimeout(timer);
    const what = typed();
    unsaved = false;
    send(what, true).then((outcome) => settle(what, outcome));
  }

  /** While it is being sent nothing is saved; if it is still here after a while, it was refused. */
  const onSubmit = () => saveIn(TRY_AGAIN);
  const onHidden = () => document.visibilityState === 'hidden' && flush();

  async function putBack(): Promise<void> {
    const left = copy.read();
    if (!left) return;
    const before = JSON.stringify(readFields(form));
    const outcome = await sendDraft(draft, { ...left, antiforgery });
    if (outcome === 'kept' || outcome === 'sent') copy.forget(left);
    if (stopped || outcome === 'sent' || JSON.stringify(readFields(form)) !== before) return;
    filling = true;
    fillFields(form, left.fields);
    filling = false;
    unsaved = outcome !== 'kept';
    if (unsaved) saveIn(TRY_AGAIN);
    report(unsaved ? outcome : 'found');
  }

  copy.forgetOthers();
  putBack();
  form.addEventListener('input', onInput);
  form.addEventListener('submit', onSubmit);
  addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', onHidden);
  return () => {
    flush();
    stopped = true;
    clearTimeout(timer);
    form.removeEventListener('input', onInput);
    form.removeEventListener('submit', onSubmit);
    removeEventListener('pagehide', flush);
    document.removeEventListener('visibilitychange', onHidden);
  };
}

/** The key of the submission, where the form has one (rules.md R34). */
function keyOf(form: HTMLFormElement): string | null {
  const field = form.elements.namedItem('_key');
  return field instanceof HTMLInputElement ? field.value : null;
}
