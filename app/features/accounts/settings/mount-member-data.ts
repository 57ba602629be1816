import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '#app/platform/escape-html.ts';
import type { Mount } from '#app/platform/features/define-feature.ts';
import { requireMember } from '#app/platform/http/request-context.ts';
import { openRequestContext } from '#app/platform/http/server.ts';
import type { MemberData, MemberDataSource, MemberRow, MemberValue } from '#app/platform/member-data/member-data.ts';
import { loginPath } from '#app/platform/paths.ts';
import { hasConfirmedPassword } from '#app/platform/session/confirmed-password.ts';
import { dateAndTime } from '#app/ui/time/formats.ts';
import { accountsLimits } from '../limits.ts';
import { editSettingPath, MEMBER_DATA_JSON_PATH, MEMBER_DATA_PAGE_PATH, SETTINGS_PATH } from '../paths.ts';

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

interface Wanted {
  memberId: number;
  username: string;
  now: Date;
}

/** All that is kept about a member as JSON, in pieces, so that nothing holds all of it at once. */
async function* renderJson(
  source: MemberDataSource,
  all: readonly MemberData[],
  { memberId, now }: Wanted,
): AsyncGenerator<string> {
  yield `{\n"madeAt": ${JSON.stringify(now)}`;
  for (const { name, read } of all) {
    yield `,\n${JSON.stringify(name)}: [`;
    let separator = '\n';
    for await (const row of await read(source, memberId)) {
      yield separator + JSON.stringify(row);
      separator = ',\n';
    }
    yield '\n]';
  }
  yield '\n}\n';
}

/** All that is kept about a member as one page that loads nothing, in pieces, so that nothing holds all of it at once. */
async function* renderPage(
  source: MemberDataSource,
  all: readonly MemberData[],
  { memberId, username, now }: Wanted,
): AsyncGenerator<string> {
  yield head(username, now);
  yield `<nav aria-label="Inhoud"><ul>${all.map(({ name, title }) => `<li><a href="#${name}">${escapeHtml(title)}</a></li>`).join('')}</ul></nav>`;
  for (const { name, title, labels, read } of all) {
    yield `<section id="${name}"><h2>${escapeHtml(title)}</h2>`;
    let isEmpty = true;
    for await (const row of await read(source, memberId)) {
      yield renderRow(row, labels);
      isEmpty = false;
    }
    yield isEmpty ? '<p>Hier bewaren we niets van je.</p></section>' : '</section>';
  }
  yield '</main></body></html>\n';
}

const head = (username: string, now: Date): string => `<!DOCTYPE html>
<html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Jouw gegevens bij Niergenoten</title><style>${STYLE}</style></head>
<body><main><h1>Jouw gegevens bij Niergenoten</h1>
<p>Dit is alles wat we bewaren over het account ${escapeHtml(username)}, op ${renderTime(now)}. Bewaar dit bestand goed: er
staan persoonlijke gegevens in.</p>
`;

const STYLE = `
:root { color-scheme: light dark; font: 1.0625rem/1.6 Verdana, Arial, sans-serif; }
body { margin: 0; padding: 1.5rem 1rem 4rem; }
main { max-width: 44rem; margin: 0 auto; }
h1, h2 { line-height: 1.25; }
section { margin-top: 3rem; }
dl { margin: 0 0 1rem; padding: 1rem; border: 1px solid #8888; border-radius: 0.5rem; }
dt { font-weight: bold; }
dd { margin: 0 0 0.75rem; white-space: pre-wrap; overflow-wrap: anywhere; }
dd:last-child { margin-bottom: 0; }
img { max-width: 100%; }
`;

const renderRow = (row: MemberRow, labels: MemberData['labels']): string =>
  `<dl>${Object.entries(labels)
    .map(([field, label]) => `<dt>${escapeHtml(label)}</dt><dd>${renderValue(row[field] ?? null)}</dd>`)
    .join('')}</dl>`;

function renderValue(value: MemberValue): string {
  if (value === null || value === '') return 'Niet ingevuld';
  if (typeof value === 'boolean') return value ? 'Ja' : 'Nee';
  if (value instanceof Date) return renderTime(value);
  if (typeof value === 'object') return value.length > 0 ? escapeHtml(value.join(', ')) : 'Niet ingevuld';
  const text = escapeHtml(String(value));
  return text.startsWith('data:image/') ? `<img alt="" src="${text}">` : text;
}

const renderTime = (time: Date): string => dateAndTime(time.toISOString());
