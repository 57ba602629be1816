import type { Session } from './servers.ts';
import type { Load } from './wrk.ts';

/** Something that is asked of the site. */
export interface Case {
  what: string;
  /** A visitor sends no cookie and gets a page from the cache; a member's page is rendered for them. */
  by: 'visitor' | 'member';
  /** Where a POST goes is looked up, for it depends on the demo's data. */
  path?: string;
  /** JSON to post. */
  body?: string;
}

const CONVERSATION = '/groepen/voeding-en-dieet/zoutarm-koken-zonder-dat-alles-naar-karton-smaakt';
/** An article of the demo's content. */
export const ARTICLE = '/artikelen/dialyse-kiezen';

/** In this order, for what is posted last changes the pages. The conversation has 14 reactions. */
export const CASES: readonly Case[] = [
  { what: 'home page', by: 'visitor', path: '/' },
  { what: 'conversation', by: 'visitor', path: CONVERSATION },
  { what: 'article', by: 'visitor', path: ARTICLE },
  { what: 'home page', by: 'member', path: '/' },
  { what: 'conversation', by: 'member', path: CONVERSATION },
  { what: 'article', by: 'member', path: ARTICLE },
  { what: 'library', by: 'member', path: '/bibliotheek' },
  { what: 'conversations as JSON', by: 'member', path: '/api/v1/conversations/active' },
  { what: 'posting a reaction', by: 'member', body: JSON.stringify({ Body: 'Een reactie om mee te meten.' }) },
];

/** What a case asks of a site. Throws when the site does not answer it with 200. */
export async function loadOf(
  { by, path, body }: Case,
  { origin, session }: { origin: string; session: Session },
): Promise<Load> {
  const headers = by === 'member' ? { cookie: session.cookie } : {};
  if (body) {
    const form = { 'x-xsrf-token': session.antiforgery, 'sec-fetch-site': 'same-origin' };
    return { url: origin + (await pathOfReactions(origin)), headers: { ...headers, ...form }, body };
  }
  const url = `${origin}${path}`;
  const { status } = await fetch(url, { headers, redirect: 'manual' });
  if (status !== 200) throw new Error(`${url} is answered with ${status}`);
  return { url, headers };
}

/** The call that adds a reaction to the latest conversation. */
async function pathOfReactions(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/v1/conversations/active`);
  const [latest] = (await response.json()) as { Conversation: { Id: number } }[];
  return `/api/v1/conversations/${latest?.Conversation.Id}/reactions`;
}
