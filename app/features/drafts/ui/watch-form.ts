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
  let typed = read(form);
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
    typed = read(form);
    unsaved = true;
    copy.write(typed);
    saveIn(REST);
  }

  /**
   * While it is being sent nothing is saved; if the form is still here after a while, it was refused. What is saved after
   * all carries the key that it was sent with: the form may have the next one by then.
   */
  function onSubmit(): void {
    typed = read(form);
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
    const outcome = await sendDraft(draft, { ...what, antiforgery, keepalive });
    if (isSettled(outcome)) copy.forget(what);
    else unsaved = true;
    if (!stopped) report(outcome === 'kept' && !what.fields ? 'none' : outcome);
    return outcome;
  }

  /** Saves at once, in a request that outlives the page. */
  function flush(): void {
    clearTimeout(timer);
    if (unsaved) send(typed, true);
  }

  const onHidden = () => document.visibilityState === 'hidden' && flush();

  async function putBack(): Promise<void> {
    const left = copy.read();
    if (!left) return;
    const before = JSON.stringify(typed);
    const outcome = await sendDraft(draft, { ...left, antiforgery });
    if (isSettled(outcome)) copy.forget(left);
    if (stopped || outcome === 'sent' || !left.fields || JSON.stringify(typed) !== before) return;
    filling = true;
    fillFields(form, left.fields);
    filling = false;
    typed = read(form);
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
    form.removeEventListener('input', onInput);
    form.removeEventListener('submit', onSubmit);
    removeEventListener('pagehide', flush);
    document.removeEventListener('visibilitychange', onHidden);
  };
}

const isSettled = (outcome: Outcome): boolean => outcome === 'kept' || outcome === 'sent';

/** What stands in the form, and the key of the submission, where it has one (rules.md R34). */
function read(form: HTMLFormElement): Unsaved {
  const key = form.elements.namedItem('_key');
  return { fields: hasText(form) ? readFields(form) : null, key: key instanceof HTMLInputElement ? key.value : null };
}
