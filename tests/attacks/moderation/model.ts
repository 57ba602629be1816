/** One of the two moderators. */
export type Moderator = 'one' | 'two';

/** What a moderator decided about the reaction or its author, or that another decision is taken back. */
interface Decision {
  measure: 'hidden' | 'edited' | 'paused' | 'none';
  /** Whether it takes back a pause. */
  ofPause?: true;
  by: Moderator;
  /** The case in which it was made, from 0. */
  inCase: number;
  /** What the reaction said before an edit. */
  former?: string;
  lifted?: true;
  objection?: 'waiting' | 'answered';
}

/** A reaction with its cases as the rules have them, written without a look at the database. */
export interface Model {
  text: string;
  hidden: boolean;
  /** The number of the last case, and what became of it. */
  lastCase: number;
  open: boolean;
  claim: Moderator | null;
  /** Whether a moderator's edit was made or taken back in the last case. */
  editedInCase: boolean;
  /** Whether the second reader reported it too; the first has from the start. */
  reportedTwice: boolean;
  decisions: readonly Decision[];
}

export const START: Model = {
  text: 'Zoals het er stond.',
  hidden: false,
  lastCase: 0,
  open: true,
  claim: null,
  editedInCase: false,
  reportedTwice: false,
  decisions: [],
};

export const MODERATOR_VERBS = [
  ...(['claim', 'take-over', 'release', 'hide', 'show', 'edit', 'take-back', 'take-back-first'] as const),
  ...(['kept', 'edited', 'hidden', 'other', 'grant', 'refuse', 'pause', 'end-pause'] as const),
];
export const OTHER_VERBS = ['report', 'rewrite', 'react', 'object'] as const;

/** What a moderator does, or the author or a reader. */
export type Action =
  | { by: Moderator; verb: (typeof MODERATOR_VERBS)[number]; text: string }
  | { by: null; verb: (typeof OTHER_VERBS)[number]; text: string };

/** What an action does, and the status of its response; null for one that nobody can make now. */
export function apply(model: Model, action: Action): { model: Model; response: number } | null {
  return action.by === null ? applyOfOthers(model, action) : applyOfModerator(model, action);
}

const to = (model: Model, change: Partial<Model> = {}) => ({ model: { ...model, ...change }, response: 200 });
const refuse = (model: Model, response: number) => ({ model, response });

function applyOfOthers(model: Model, { verb, text }: Extract<Action, { by: null }>) {
  const { decisions } = model;
  switch (verb) {
    case 'report': {
      if (model.hidden) return refuse(model, 403);
      if (model.reportedTwice) return to(model);
      if (model.open) return to(model, { reportedTwice: true });
      return to(model, {
        reportedTwice: true,
        lastCase: model.lastCase + 1,
        open: true,
        claim: null,
        editedInCase: false,
      });
    }
    case 'react':
      return refuse(model, isPaused(model) ? 403 : 200);
    case 'rewrite':
      if (isPaused(model)) return refuse(model, 403);
      if (text === model.text) return to(model);
      return model.hidden || edits(decisions).length > 0 ? refuse(model, 409) : to(model, { text });
    case 'object': {
      const contested = decisions.findLastIndex(isInForce);
      if (contested < 0 || decisions[contested]?.objection) return null;
      return to(model, { decisions: change(decisions, contested, { objection: 'waiting' }) });
    }
  }
}

function applyOfModerator(model: Model, { by, verb, text }: Exclude<Action, { by: null }>) {
  const { decisions, hidden, open, claim, lastCase } = model;
  const isHeld = claim !== null && claim !== by;
  const made = { by, inCase: lastCase };
  switch (verb) {
    case 'claim':
      return !open || isHeld ? refuse(model, 409) : to(model, { claim: by });
    case 'take-over':
      return open ? to(model, { claim: by }) : refuse(model, 409);
    case 'release':
      return !open || isHeld ? refuse(model, 409) : to(model, { claim: null });
    case 'hide':
      if (isHeld) return refuse(model, 409);
      return hidden
        ? to(model)
        : to(model, { hidden: true, decisions: [...decisions, { ...made, measure: 'hidden' }] });
    case 'show':
      return isHeld ? refuse(model, 409) : to(model, shown(model, made));
    case 'edit': {
      if (!open || isHeld) return refuse(model, 409);
      if (text === model.text) return to(model);
      const decision: Decision = { ...made, measure: 'edited', former: model.text };
      return to(model, { text, editedInCase: true, decisions: [...decisions, decision] });
    }
    case 'take-back':
    case 'take-back-first': {
      const taken = verb === 'take-back' ? edits(decisions).at(-1) : edits(decisions)[0];
      if (!taken) return null;
      if (isHeld && taken.inCase === lastCase) return refuse(model, 409);
      return to(model, restored(model, taken, by));
    }
    case 'pause':
      return isHeld ? refuse(model, 409) : to(model, { decisions: [...decisions, { ...made, measure: 'paused' }] });
    case 'end-pause': {
      const pause = pauses(decisions).at(-1);
      if (!pause) return null;
      return isHeld && pause.inCase === lastCase ? refuse(model, 409) : to(model, unpaused(model, pause, by));
    }
    case 'kept':
    case 'edited':
    case 'hidden':
    case 'other':
      return applyOutcome(model, verb, made, isHeld);
    case 'grant':
    case 'refuse': {
      const contested = decisions.findIndex(({ objection }) => objection === 'waiting');
      const decision = decisions[contested];
      if (!decision) return null;
      if (decision.by === by) return refuse(model, 403);
      const answered = change(decisions, contested, { objection: 'answered' });
      if (verb === 'refuse') return to(model, { decisions: answered });
      if (isHeld && decision.inCase === lastCase) return refuse(model, 409);
      const next = { ...model, decisions: answered };
      if (decision.measure === 'paused') return to(next, unpaused(next, answered[contested] as Decision, by));
      if (decision.measure === 'hidden') return to(next, shown(next, { by, inCase: decision.inCase }));
      return to(next, restored(next, answered[contested] as Decision, by));
    }
  }
}

function applyOutcome(
  model: Model,
  outcome: 'kept' | 'edited' | 'hidden' | 'other',
  made: Pick<Decision, 'by' | 'inCase'>,
  isHeld: boolean,
) {
  const { decisions, hidden, open, editedInCase, lastCase } = model;
  if (!open || isHeld) return refuse(model, 409);
  if (hidden ? outcome === 'kept' || outcome === 'edited' : outcome === 'edited' && !editedInCase)
    return refuse(model, 422);
  const last = decisions.findLast(isOfText(lastCase));
  const closed = { open: false, claim: null };
  if (outcome === 'hidden' && !hidden)
    return to(model, { ...closed, hidden: true, decisions: [...decisions, { ...made, measure: 'hidden' }] });
  const isTold = outcome === 'kept' ? last?.measure !== 'none' : outcome === 'other' && !last;
  return to(model, { ...closed, decisions: isTold ? [...decisions, { ...made, measure: 'none' }] : decisions });
}

const isInForce = ({ measure, lifted }: Decision): boolean => measure !== 'none' && !lifted;

const edits = (decisions: readonly Decision[]) =>
  decisions.filter((decision) => decision.measure === 'edited' && !decision.lifted);

const pauses = (decisions: readonly Decision[]) =>
  decisions.filter((decision) => decision.measure === 'paused' && !decision.lifted);

/** Whether the author is kept from writing: as long as one pause holds. */
export const isPaused = ({ decisions }: Model): boolean => pauses(decisions).length > 0;

/** Whether a decision of this case is about the text, and not about its author. */
const isOfText =
  (lastCase: number) =>
  ({ inCase, measure, ofPause }: Decision): boolean =>
    inCase === lastCase && measure !== 'paused' && !ofPause;

/** The measures that hold, in the order in which they were taken. */
export const inForce = ({ decisions }: Model) => decisions.filter(isInForce).map(({ measure }) => measure);

const change = (decisions: readonly Decision[], index: number, to: Partial<Decision>): Decision[] =>
  decisions.map((decision, at) => (at === index ? { ...decision, ...to } : decision));

/** A decision that another one takes back, which settles an objection to it. */
const takenBack = (decision: Decision): Decision => ({
  ...decision,
  lifted: true,
  ...(decision.objection && { objection: 'answered' }),
});

/** Shown again, by a decision that takes back the one to hide it. */
function shown({ hidden, decisions }: Model, made: Pick<Decision, 'by' | 'inCase'>): Partial<Model> {
  if (!hidden) return {};
  const lifted = decisions.map((decision) => (decision.measure === 'hidden' ? takenBack(decision) : decision));
  return { hidden: false, decisions: [...lifted, { ...made, measure: 'none' }] };
}

/** A pause that a decision takes back; others hold on. */
function unpaused({ decisions }: Model, pause: Decision, by: Moderator): Partial<Model> {
  const lifted = decisions.map((decision) => (decision === pause ? takenBack(decision) : decision));
  return { decisions: [...lifted, { measure: 'none', by, inCase: pause.inCase, ofPause: true }] };
}

/** What it said before an edit; that one and later ones are taken back, each by a decision. */
function restored({ decisions, lastCase, editedInCase }: Model, taken: Decision, by: Moderator): Partial<Model> {
  const from = decisions.indexOf(taken);
  const undone = decisions.map((decision, index) =>
    index >= from && decision.measure === 'edited' ? takenBack(decision) : decision,
  );
  const count = edits(decisions.slice(from)).length;
  const lifting = Array.from({ length: count }, (): Decision => ({ measure: 'none', by, inCase: taken.inCase }));
  return {
    text: taken.former ?? '',
    editedInCase: editedInCase || taken.inCase === lastCase,
    decisions: [...undone, ...lifting],
  };
}
