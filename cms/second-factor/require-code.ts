import {
  APIError,
  type CollectionAfterOperationHook,
  type CollectionBeforeLoginHook,
  type PayloadRequest,
} from 'payload';
import { systemClock } from '../../app/platform/clock.ts';
import { waitInWords } from '../../app/platform/limits/wait-in-words.ts';
import { stepOfCode, WRONG_CODE } from '../../app/platform/second-factor/app-codes.ts';
import { transactionOf } from '../database/transaction.ts';
import { EditorError } from '../editor-error.ts';
import type { User } from '../payload-types.ts';
import { settings } from '../settings.ts';
import { beginSetUp, openSetUp, type SetUp } from './set-up.ts';
import { confirmSession, consumeCode, countRecoveryCodes, countTry, turnOn } from './store.ts';

/** What the login page asks for after the password: a code, or a code of an app that it shows how to set up. */
export type LoginStep = { step: 'code' } | ({ step: 'app' } & SetUp);

const SET_UP_FIRST = 'Stel eerst een app in.';
const TOO_LATE = 'Het instellen duurde te lang. Scan het nieuwe plaatje.';

/** The answer to a right password where more is needed. It is no login, so it has a status of an error. */
class MoreNeeded extends APIError {
  constructor(message: string, step: LoginStep) {
    super(message, 401, null, true);
    this.name = 'MoreNeeded';
    // Payload sends it, but writes only what is enumerable into the log: the step may have the secret of an app.
    Object.defineProperty(this, 'data', { value: step, enumerable: false });
  }
}

/**
 * Refuses a login without a right code of a user with a second factor, and one without setting it up where it is required.
 * The login fails as a whole: Payload then ends the session that it began, and gives nobody a token. A `beforeLogin` hook,
 * after the password; not for our own code, which gives nobody the session of a login (login/require-current-password.ts).
 */
export const requireCode: CollectionBeforeLoginHook<User> = async ({ req, user }) => {
  if (req.payloadAPI === 'local') return user;
  const { db } = await transactionOf(req);
  const session = { userId: user.id, sessionId: newestSession(user) };
  const { code, token } = textsIn(req);
  if ((await countRecoveryCodes(user.id, db)) !== null) {
    if (code === '') throw new MoreNeeded('Vul de code van je app in.', { step: 'code' });
    await requireRightCode(user.id, code, req);
    await confirmSession(session, db);
  } else if (settings.secondFactorRequired) {
    const appSecret = openSetUp(token, user.id);
    if (!appSecret) throw new MoreNeeded(token ? TOO_LATE : SET_UP_FIRST, { step: 'app', ...(await beginSetUp(user)) });
    const step = await stepOfCode(appSecret, code, systemClock.now());
    if (step === null) throw new EditorError(WRONG_CODE, 401, 'code');
    req.context.recoveryCodes = await turnOn({ ...session, appSecret, step }, db);
  }
  return user;
};

/** Gives the recovery codes of an app that was just set up, once. An `afterOperation` hook. */
export const giveRecoveryCodes: CollectionAfterOperationHook = ({ operation, req, result }) =>
  operation === 'login' && req.context.recoveryCodes
    ? ({ ...result, recoveryCodes: req.context.recoveryCodes } as typeof result)
    : result;

async function requireRightCode(userId: number, code: string, req: PayloadRequest): Promise<void> {
  const seconds = await countTry(userId, req.payload.db.drizzle);
  if (seconds > 0) {
    throw new EditorError(
      `Er is te vaak een verkeerde code ingevuld. Probeer het ${waitInWords(seconds)} opnieuw.`,
      429,
    );
  }
  const { db } = await transactionOf(req);
  if (!(await consumeCode(userId, code, db))) throw new EditorError(WRONG_CODE, 401, 'code');
}

/** The session that this login began: Payload adds it as the last. */
const newestSession = ({ sessions }: User): string => sessions?.at(-1)?.id ?? '';

/** The longest code or token that is read, in characters. */
const MAX_LENGTH = 400;

function textsIn({ data }: PayloadRequest): { code: string; token: string } {
  const textOf = (value: unknown) => (typeof value === 'string' && value.length <= MAX_LENGTH ? value.trim() : '');
  return { code: textOf(data?.code), token: textOf(data?.token) };
}
