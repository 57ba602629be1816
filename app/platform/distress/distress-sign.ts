import { MINUTE } from '#app/platform/clock.ts';
import type { ReplyHeaders } from '#app/platform/http/calls/handlers.ts';
import type { MemberContext, RequestContext } from '#app/platform/http/request-context.ts';
import { expiredSignedCookie, signedCookie } from '#app/platform/http/signed-cookie.ts';
import { PLACED_KINDS, type PlacedText } from './placed-text.ts';
import { recogniseDistress } from './recognise-distress.ts';

/** Its name tells nothing, since others may use the same computer. */
const NAME = 'placed';

/** Long enough for the page after the form; then nothing is left of it. */
const LIFETIME = MINUTE;

/**
 * Lets the next page of who wrote this show whom they can call, where they write that they do not want to live. The sign is
 * a signed cookie of a minute, which names the text and its author: it is in no address, no row and no log (rules.md R16).
 */
export function showHelpFor(ctx: MemberContext, reply: ReplyHeaders, placed: PlacedText & { text: string }): void {
  const { kind, id, text } = placed;
  if (!recogniseDistress(text)) return;
  ctx.page.distress = { kind, id };
  const value = [ctx.viewer.memberId, kind, id].join('.');
  reply.setCookie(signedCookie({ name: NAME, value, lifetime: LIFETIME }, ctx.platform.config));
}

/** The text of the viewer above which the page shows whom they can call, or null. */
export function distressSignOf({ viewer, page, signedCookie: read }: RequestContext): PlacedText | null {
  if (page.distress) return page.distress;
  const [memberId, kind, id] = (viewer && read(NAME))?.split('.') ?? [];
  const known = PLACED_KINDS.find((each) => each === kind);
  return known && memberId === String(viewer?.memberId) ? { kind: known, id: Number(id) } : null;
}

/** The Set-Cookie value that removes the sign, so that a page that is loaded again does not show it. */
export const expiredDistressSign = ({ platform }: Pick<RequestContext, 'platform'>): string =>
  expiredSignedCookie(NAME, platform.config);
