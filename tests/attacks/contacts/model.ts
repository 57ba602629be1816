/** One of the two members. */
export type Side = 'a' | 'b';

export const VERBS = ['ask', 'accept', 'deny', 'remove', 'withdraw', 'send', 'see', 'block', 'unblock'] as const;

/** Something that one of the two does to the other. */
export interface Action {
  by: Side;
  verb: (typeof VERBS)[number];
}

/** Two members as the rules have them (rules.md R11, R12), written without a look at the database. */
export interface Model {
  /** Who asked, and what became of it. */
  request: { by: Side; state: 'open' | 'accepted' | 'refused'; withdrawn?: true } | null;
  blocks: Record<Side, boolean>;
  /** How many messages there are, and how many each has not seen. */
  messages: number;
  unseen: Record<Side, number>;
}

export const START: Model = {
  request: null,
  blocks: { a: false, b: false },
  messages: 0,
  unseen: { a: 0, b: 0 },
};

/** What one of the two sees. */
export interface View {
  status: { State: string; Role: string | null };
  /** The number of messages of the thread; null where there is none. */
  thread: number | null;
  unseen: boolean;
  blocking: boolean;
  /** Whether the profile, which is private, shows what is for contacts alone; null where it is not there (R44). */
  contactSections: boolean | null;
}

const otherOf = (side: Side): Side => (side === 'a' ? 'b' : 'a');

/** What a member sees of the other. */
export function viewOf(model: Model, side: Side): View {
  const { request, blocks, messages, unseen } = model;
  const status = statusOf(model, side);
  const visible = request !== null && ['Requested', 'Accepted'].includes(status.State);
  return {
    status,
    thread: visible ? messages : null,
    unseen: visible && unseen[side] > 0,
    blocking: blocks[side],
    contactSections: blocks.a || blocks.b ? null : status.State === 'Accepted',
  };
}

function statusOf({ request, blocks }: Model, side: Side): View['status'] {
  const none = { State: 'NoContacts', Role: null };
  if (!request || blocks.a || blocks.b) return none;
  const Role = request.by === side ? 'Creator' : 'Other';
  if (request.state === 'accepted') return { State: 'Accepted', Role };
  if (Role === 'Creator') return request.withdrawn ? none : { State: 'Requested', Role };
  return { State: request.state === 'refused' ? 'Denied' : 'Requested', Role };
}

/** What an action does, and the status of its response. */
export function apply(model: Model, { by, verb }: Action): { model: Model; response: number } {
  const other = otherOf(by);
  const { State, Role } = statusOf(model, by);
  const same = (response: number) => ({ model, response });
  const to = (change: Partial<Model>) => ({ model: { ...model, ...change }, response: 200 });
  const seen = { ...model.unseen, [by]: 0 };
  const nothing = { request: null, messages: 0, unseen: START.unseen };
  // Who blocks does not exist for whom they block (R44), who may block or unblock them and no more.
  if (model.blocks[other] && verb !== 'block' && verb !== 'unblock') return same(404);
  switch (verb) {
    case 'ask':
      if (State === 'Requested' && Role === 'Creator') return same(200);
      if ((State !== 'NoContacts' && State !== 'Denied') || model.blocks[by]) return same(409);
      if (model.request?.withdrawn && State === 'NoContacts')
        return to({ request: { by, state: 'refused' }, messages: model.messages + 1 });
      return to({
        request: { by, state: 'open' },
        messages: model.messages + 1,
        unseen: { ...START.unseen, [other]: 1 },
      });
    case 'accept':
    case 'deny': {
      const state = verb === 'accept' ? 'accepted' : 'refused';
      if (Role === 'Other' && State === (verb === 'accept' ? 'Accepted' : 'Denied')) return same(200);
      if (Role !== 'Other' || State !== 'Requested') return same(409);
      return to({ request: { by: other, state }, unseen: seen });
    }
    case 'remove':
      if (State === 'NoContacts') return same(200);
      return State === 'Accepted' ? to(nothing) : same(409);
    case 'withdraw': {
      if (State === 'NoContacts') return same(200);
      if (State !== 'Requested' || Role !== 'Creator') return same(409);
      if (model.request?.state !== 'refused') return to(nothing);
      return to({ request: { ...model.request, withdrawn: true }, messages: 0 });
    }
    case 'send':
      if (State !== 'Accepted') return same(409);
      return to({
        messages: model.messages + 1,
        unseen: { ...seen, [other]: model.unseen[other] + 1 },
      });
    case 'see':
      return State === 'Requested' || State === 'Accepted' ? to({ unseen: seen }) : same(404);
    case 'block': {
      const blocks = { ...model.blocks, [by]: true };
      const contact = !model.blocks[by] && model.request?.state === 'accepted';
      return to(contact ? { ...nothing, blocks } : { blocks });
    }
    case 'unblock':
      return to({ blocks: { ...model.blocks, [by]: false } });
  }
}
