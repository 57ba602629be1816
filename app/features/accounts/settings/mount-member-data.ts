import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Mount } from '#app/platform/features/define-feature.ts';
import { requireMember } from '#app/platform/http/request-context.ts';
import { openRequestContext } from '#app/platform/http/server.ts';
import type { MemberData } from '#app/platform/member-data/member-data.ts';
import { loginPath } from '#app/platform/paths.ts';
import { accountsLimits } from '../limits.ts';
import { editSettingPath, MEMBER_DATA_JSON_PATH, MEMBER_DATA_PAGE_PATH, SETTINGS_PATH } from '../paths.ts';
import { hasConfirmedPassword } from './confirmed-password.ts';
import { renderJson } from './render-json.ts';
import { renderPage } from './render-page.ts';

/** The two forms of the download, by the path of each. */
const FORMS = {
  [MEMBER_DATA_PAGE_PATH]: { type: 'text/html; charset=utf-8', render: renderPage },
  [MEMBER_DATA_JSON_PATH]: { type: 'application/json; charset=utf-8', render: renderJson },
};

/**
 * Serves all that the features keep about a member, to that member alone, within a quarter of an hour after they gave their
 * password again (rules.md R35). It is sent while it is read, a batch at a time, so that no amount of it fills the memory
 * or keeps others waiting (rules.md R38).
 */
export const mountMemberData: Mount = (server: FastifyInstance, { platform, authenticate, features }) => {
  const all: readonly MemberData[] = features.flatMap(({ memberData = [] }) => memberData);
  for (const [path, { type, render }] of Object.entries(FORMS)) {
    server.get(path, async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', 'private, no-store');
      const ctx = await openRequestContext(request, { platform, authenticate, active: true });
      if (!ctx.viewer) return reply.redirect(loginPath(SETTINGS_PATH), 303);
      const member = requireMember(ctx);
      if (!(await hasConfirmedPassword(member))) return reply.redirect(editSettingPath('gegevens'), 303);
      await platform.limits.count(accountsLimits.accountChange, ctx);
      const { memberId, username } = member.viewer;
      const pieces = render(platform, all, { memberId, username, now: platform.clock.now() });
      reply.header('content-disposition', `attachment; filename="${path.split('/').at(-1)}"`);
      return reply.type(type).send(Readable.from(pieces));
    });
  }
};
