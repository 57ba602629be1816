import type { Endpoint, PayloadRequest } from 'payload';
import { systemClock } from '../../app/platform/clock.ts';
import { stepOfCode, WRONG_CODE } from '../../app/platform/second-factor/app-codes.ts';
import { mayRead } from '../access.ts';
import { withTransaction } from '../database/transaction.ts';
import { EditorError } from '../editor-error.ts';
import { passwordProblem } from '../login/require-current-password.ts';
import { authorize } from '../requests/in-address.ts';
import { settings } from '../settings.ts';
import { beginSetUp, openSetUp } from './set-up.ts';
import { countRecoveryCodes, renewRecoveryCodes, turnOff, turnOn } from './store.ts';

/** Whether a user has a second factor, and how many recovery codes; whether they may be without one. */
export interface SecondFactor {
  on: boolean;
  required: boolean;
  recoveryCodes: number;
}

/**
 * The second factor of who is logged in: whether it is on, setting an app up, new recovery codes, and turning it off. Each
 * change needs their password; the token of `/app` is given for it.
 */
export const secondFactorEndpoints: Endpoint[] = [
  {
    path: '/second-factor',
    method: 'get',
    async handler(req) {
      const codes = await countRecoveryCodes(userOf(req).id, req.payload.db.drizzle);
      const { secondFactorRequired: required } = settings;
      return Response.json({ on: codes !== null, required, recoveryCodes: codes ?? 0 } satisfies SecondFactor);
    },
  },
  {
    path: '/second-factor/app',
    method: 'post',
    async handler(req) {
      const user = await requirePassword(req);
      return Response.json(await beginSetUp(user));
    },
  },
  {
    path: '/second-factor/on',
    method: 'post',
    async handler(req) {
      const { id: userId, sessionId } = userOf(req);
      const { token, code } = await textsOf(req, 'token', 'code');
      const appSecret = openSetUp(token, userId);
      if (!appSecret) throw new EditorError('Het instellen duurde te lang. Begin opnieuw.', 400);
      const step = await stepOfCode(appSecret, code, systemClock.now());
      if (step === null) throw new EditorError(WRONG_CODE, 400, 'code');
      const made = { userId, sessionId, appSecret, step };
      const recoveryCodes = await withTransaction(req.payload, ({ db }) => turnOn(made, db));
      return Response.json({ recoveryCodes });
    },
  },
  {
    path: '/second-factor/recovery-codes',
    method: 'post',
    async handler(req) {
      const { id } = await requirePassword(req);
      const recoveryCodes = await withTransaction(req.payload, async ({ db }) => {
        if ((await countRecoveryCodes(id, db)) === null) throw new EditorError('Zet eerst de tweede stap aan.');
        return renewRecoveryCodes(id, db);
      });
      return Response.json({ recoveryCodes });
    },
  },
  {
    path: '/second-factor/off',
    method: 'post',
    async handler(req) {
      const { id: userId, sessionId } = await requirePassword(req);
      if (settings.secondFactorRequired) throw new EditorError('De tweede stap moet hier aan blijven.');
      await withTransaction(req.payload, ({ db }) => turnOff({ userId, but: sessionId }, db));
      return Response.json({});
    },
  },
];

/** The user of a request, and their session. Throws Forbidden for a visitor. */
function userOf(req: PayloadRequest): { id: number; email: string; sessionId: string } {
  authorize(req, mayRead);
  const { id, email, _sid } = req.user as unknown as { id: number; email: string; _sid: string };
  return { id, email, sessionId: _sid };
}

/** The user, who gives their password with this request. Throws Forbidden, or EditorError for a wrong password. */
async function requirePassword(req: PayloadRequest) {
  const user = userOf(req);
  const { password } = await textsOf(req, 'password');
  const problem = await passwordProblem(password, user, req);
  if (problem) throw new EditorError(problem, 400, 'password');
  return user;
}

/** These fields of the body; empty where one is missing or no text. */
async function textsOf<Name extends string>(req: PayloadRequest, ...names: Name[]): Promise<Record<Name, string>> {
  const body: Record<string, unknown> | null = (await req.json?.().catch(() => null)) ?? null;
  const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 400) : '');
  return Object.fromEntries(names.map((name) => [name, textOf(body?.[name])])) as Record<Name, string>;
}
