import {
  CHALLENGE_LIFETIME,
  passkeyChallenge,
  readSecondFactor,
  verifyCode,
  verifyPasskey,
} from '#app/features/keys/index.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { HandlersOf, ReplyHeaders } from '#app/platform/http/calls/handlers.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { expiredSignedCookie, signedCookie } from '#app/platform/http/signed-cookie.ts';
import { clearBrowserSession } from '#app/platform/session/clear-browser-session.ts';
import { sessionCookie } from '#app/platform/session/cookie.ts';
import { newToken } from '#app/platform/session/token.ts';
import { countLinkUse } from './commands/count-link-use.ts';
import { endCurrentSession } from './commands/end-session.ts';
import { consumeLoginLink, findLoginLink } from './commands/login-link.ts';
import {
  deletePendingLogin,
  findPendingLogin,
  PENDING_LIFETIME,
  type PendingLogin,
  storePendingLogin,
} from './commands/pending-login.ts';
import { requestMail } from './commands/request-mail.ts';
import { startSession } from './commands/start-session.ts';
import { verifyLogin } from './commands/verify-login.ts';
import { emailOf, type loginCalls } from './contract/login-calls.ts';
import { accountsLimits } from './limits.ts';

/** The cookie that ties a challenge for a passkey to the browser of a visitor, who has no session. */
const PASSKEY_COOKIE = 'passkey';

/** The cookie with the token of a login that waits for its second factor. */
export const PENDING_COOKIE = 'pending-login';

/** The handlers of the calls with which a member logs in and out. */
export const loginHandlers: HandlersOf<typeof loginCalls> = {
  async login(ctx, { body }, reply) {
    const { platform, viewer, network } = ctx;
    const member = await verifyLogin(platform, { email: emailOf(body), password: body.Password, network });
    await platform.limits.giveBack(accountsLimits.login, { viewer, network });
    return goOn(ctx, { ...member, indefinite: body.Indefinite }, reply);
  },
  async logout({ platform, viewer }, _input, reply) {
    if (viewer) await endCurrentSession(platform, { by: viewer });
    clearBrowserSession(reply, platform.config);
  },
  async loginByCode(ctx, { body: { Code: code } }, reply) {
    const { platform } = ctx;
    const token = ctx.signedCookie(PENDING_COOKIE);
    const pending = await findPendingLogin(platform, token);
    if (token === null || pending === null) throw new AppError('login_expired');
    await verifyCode(platform, { memberId: pending.memberId, code });
    await deletePendingLogin(platform.db, token);
    reply.setCookie(expiredSignedCookie(PENDING_COOKIE, platform.config));
    await giveSession(ctx, { ...pending, secondFactor: true }, reply);
  },
  async passkeyOptions(ctx, _input, reply) {
    const value = ctx.signedCookie(PASSKEY_COOKIE) ?? newToken();
    const cookie = { name: PASSKEY_COOKIE, value, lifetime: CHALLENGE_LIFETIME };
    reply.setCookie(signedCookie(cookie, ctx.platform.config));
    return { ...(await passkeyChallenge(ctx.platform, { purpose: 'login', askedBy: value })) };
  },
  async loginByPasskey(ctx, { body: { Credential: credential, Indefinite: indefinite } }, reply) {
    const { platform, viewer, network } = ctx;
    const askedBy = ctx.signedCookie(PASSKEY_COOKIE);
    if (askedBy === null) throw new AppError('passkey_failed');
    const owner = await verifyPasskey(platform, { credential, use: { purpose: 'login', askedBy } });
    await platform.limits.giveBack(accountsLimits.login, { viewer, network });
    await giveSession(ctx, { ...owner, indefinite, secondFactor: true }, reply);
  },
  requestLoginLink: ({ platform }, { body }) => requestMail(platform, { kind: 'login_link', email: body.Email }),
  async loginByLink(ctx, { body: { Token: token, Indefinite: indefinite } }, reply) {
    await countLinkUse(ctx, accountsLimits.loginLink, { token, find: findLoginLink });
    return goOn(ctx, { ...(await consumeLoginLink(ctx.platform, { token })), indefinite }, reply);
  },
};

/** Logs in who showed a first factor, or lets the login wait for the second: gives null then, for 204 No Content. */
async function goOn(ctx: RequestContext, member: PendingLogin, reply: ReplyHeaders): Promise<null | undefined> {
  const { platform } = ctx;
  const { on } = await readSecondFactor(platform, member.memberId);
  if (!on) return giveSession(ctx, { ...member, secondFactor: false }, reply);
  const value = await storePendingLogin(platform, member);
  reply.setCookie(signedCookie({ name: PENDING_COOKIE, value, lifetime: PENDING_LIFETIME }, platform.config));
  return null;
}

/** Gives the browser its new session, in place of the one that it has, if any. */
async function giveSession(
  { platform, viewer, userAgent }: RequestContext,
  { memberId, passwordHash, indefinite, secondFactor }: PendingLogin & { secondFactor: boolean },
  reply: ReplyHeaders,
): Promise<undefined> {
  const session = await startSession(platform, { memberId, passwordHash, indefinite, secondFactor, userAgent });
  if (viewer) await endCurrentSession(platform, { by: viewer }); // the new cookie replaces the only copy of its token
  reply.setCookie(sessionCookie({ ...session, secure: platform.config.secure }));
}
