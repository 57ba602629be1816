import { listNewsTeasers } from '#app/features/content/index.ts';
import { type ConversationSummary, listLatestConversations } from '#app/features/conversations/index.ts';
import { SEARCH_PATH, TERM_PARAMETER } from '#app/features/search/paths.ts';
import type { Config } from '#app/platform/config/config.ts';
import { type RequestContext, requireMember } from '#app/platform/http/request-context.ts';
import { PRODUCT } from '#app/product.ts';
import type { Thing } from '#app/ui/structured-data/structured-data.tsx';
import { readFigures } from '../figures.ts';
import { themePanel } from './present-theme-panel.ts';
import { readDoors } from './read-doors.ts';
import { readFirstSteps } from './read-first-steps.ts';
import { readMemberHome } from './read-member-home.ts';
import { isQuotable, readQuote } from './read-quote.ts';
import { readTestimonials } from './read-testimonials.ts';
import { readThemes, type Theme } from './read-themes.ts';

/** The latest conversations: for a visitor fewer, since most of the page is for visitors alone. */
const LATEST_CONVERSATIONS = 6;
const LATEST_FOR_VISITOR = 3;

/** The news on the home page: at most three items. */
const LATEST_NEWS = { tag: null, index: 0, size: 3 };

/** The themes between which the carousel changes; its style sheet knows as many. */
const MOST_THEMES = 6;

/** Reads the home page: what everybody sees of it, and the way in for a visitor. */
export async function readHomeScreen(ctx: RequestContext) {
  const [latest, themes, news, visitor, member] = await Promise.all([
    listLatestConversations(ctx, { index: 0, size: LATEST_CONVERSATIONS }),
    readThemes(ctx, MOST_THEMES),
    listNewsTeasers(ctx, LATEST_NEWS),
    ctx.viewer ? null : readForVisitor(ctx),
    ctx.viewer && readMemberHome(requireMember(ctx)),
  ]);
  return {
    latest: visitor ? latest.slice(0, LATEST_FOR_VISITOR) : latest,
    themes: themes.map(themePanel),
    news,
    visitor: visitor && { ...visitor, quote: await readQuote(ctx, quotable(themes, latest)) },
    things: describeSite(ctx.platform.config),
    member: member && { ...member, start: member.isNew ? await readFirstSteps(requireMember(ctx), latest) : [] },
  };
}

async function readForVisitor(ctx: RequestContext) {
  const [{ doors, complaints }, testimonials, figures] = await Promise.all([
    readDoors(ctx),
    readTestimonials(ctx),
    readFigures(ctx),
  ]);
  return { doors, complaints, testimonials, figures };
}

/** The conversations of which one may be quoted: those that editors chose for the themes, or else the latest. */
function quotable(themes: readonly Theme[], latest: readonly ConversationSummary[]): readonly ConversationSummary[] {
  const chosen = themes.flatMap(({ lists }) =>
    lists.flatMap((list) => (list.type === 'conversations' ? list.conversations : [])),
  );
  return chosen.some(isQuotable) ? chosen : latest;
}

/** The structured data of the home page: the website with its search box, and the organisation behind it. */
function describeSite({
  publicUrl: { origin },
  infolinePhone,
  contactEmail,
}: Pick<Config, 'publicUrl' | 'infolinePhone' | 'contactEmail'>): Thing[] {
  const organisation = `${origin}/#organisation`;
  return [
    {
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      name: PRODUCT,
      url: `${origin}/`,
      inLanguage: 'nl',
      publisher: { '@id': organisation },
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${origin}${SEARCH_PATH}?${TERM_PARAMETER}={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
    {
      '@type': 'Organization',
      '@id': organisation,
      name: PRODUCT,
      url: `${origin}/`,
      logo: `${origin}/favicon.svg`,
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        telephone: infolinePhone,
        email: contactEmail,
        availableLanguage: 'nl',
      },
    },
  ];
}
