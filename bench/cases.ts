import { SUGGESTIONS, searchPath } from '#app/features/search/paths.ts';
import type { Load } from './measure/wrk.ts';
import type { Session } from './sites/bench-site.ts';

/** A kind of request whose speed is measured. */
export interface Case {
  name: string;
  /** A visitor sends no cookie and gets a page from the cache; a member's page is rendered for them. */
  viewer: 'visitor' | 'member';
  /** Left out for a POST: its path has the id of a conversation, which is looked up. */
  path?: string;
  /** Measures the first page of this kind that the page at `path` links to. */
  link?: RegExp;
  /** JSON to post. */
  body?: string;
  /** The earlier commits that the tables compare with do not have this page. */
  isNew?: true;
}

/** The name of a case with its viewer: 'home page, member'. */
export const titleOf = ({ name, viewer }: Case): string => `${name}, ${viewer}`;

const CONVERSATION = '/groepen/voeding-en-dieet/zoutarm-koken-zonder-dat-alles-naar-karton-smaakt';
/** An article of the demo's content. */
export const ARTICLE = '/artikelen/dialyse-kiezen';

/** A post of the demo: the first of the first blog. */
const POST = '/blogs/1-avonddienst/1-versie-13';

/**
 * All cases, in the order in which they run. Posting comes last, because it changes the pages. The conversation has 14
 * reactions.
 */
export const CASES: readonly Case[] = [
  { name: 'home page', viewer: 'visitor', path: '/' },
  { name: 'conversation', viewer: 'visitor', path: CONVERSATION },
  { name: 'article', viewer: 'visitor', path: ARTICLE },
  { name: 'home page', viewer: 'member', path: '/' },
  { name: 'conversation', viewer: 'member', path: CONVERSATION },
  { name: 'article', viewer: 'member', path: ARTICLE },
  { name: 'library', viewer: 'member', path: '/bibliotheek' },
  ...(['visitor', 'member'] as const).flatMap((viewer): Case[] => [
    { name: 'recipes', viewer, path: '/recepten', isNew: true },
    { name: 'recipe', viewer, path: '/recepten', link: /href="(\/recepten\/\d+-[^"?#]+)"/, isNew: true },
    { name: 'news', viewer, path: '/nieuws', isNew: true },
    { name: 'blogs', viewer, path: '/blogs', isNew: true },
    { name: 'blog post', viewer, path: POST, isNew: true },
    { name: 'advice questions', viewer, path: '/api/v1/advices/all', isNew: true },
  ]),
  { name: 'search', viewer: 'member', path: searchPath({ term: 'dialyse nieren moe' }), isNew: true },
  { name: 'search suggestions', viewer: 'member', path: SUGGESTIONS.path('nier'), isNew: true },
  { name: 'conversations as JSON', viewer: 'member', path: '/api/v1/conversations/active' },
  { name: 'posting a reaction', viewer: 'member', body: JSON.stringify({ Body: 'Een reactie om mee te meten.' }) },
];

/** The request of a case to a site. Throws when the status of the response is not 200. */
export async function loadOf(
  { viewer, path, link, body }: Case,
  { origin, session }: { origin: string; session: Session },
): Promise<Load> {
  const headers = viewer === 'member' ? { cookie: session.cookie } : {};
  if (body) {
    const tokens = { 'x-xsrf-token': session.antiforgery, 'sec-fetch-site': 'same-origin' };
    return { url: origin + (await reactionsPath(origin)), headers: { ...headers, ...tokens }, body };
  }
  const url = origin + (link ? await firstLink(`${origin}${path}`, link) : path);
  const { status } = await fetch(url, { headers, redirect: 'manual' });
  if (status !== 200) throw new Error(`${url} has status ${status}`);
  return { url, headers };
}

/** The path of the first link of this kind on a page. */
async function firstLink(url: string, link: RegExp): Promise<string | undefined> {
  const [, path] = link.exec(await (await fetch(url)).text()) ?? [];
  return path;
}

/** The path of the call that adds a reaction to the latest conversation. */
async function reactionsPath(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/v1/conversations/active`);
  const { Items } = (await response.json()) as { Items: { Conversation: { Id: number } }[] };
  return `/api/v1/conversations/${Items[0]?.Conversation.Id}/reactions`;
}
