import { listWaiting } from '#app/features/advice/index.ts';
import { DESK_PATH, deskQuestionPath } from '#app/features/advice/paths.ts';
import { listFollowedBlogsForDigest, listOwnPostsForDigest } from '#app/features/blogs/index.ts';
import { listArticlesAbout } from '#app/features/content/index.ts';
import type { Picture } from '#app/features/content/published/picture.ts';
import { listFollowedConversations, listFollowedConversationsForDigest } from '#app/features/conversations/index.ts';
import { listInboxEntries } from '#app/features/messages/index.ts';
import { lastMessagePath } from '#app/features/messages/paths.ts';
import { countOpenCases, countOpenObjections } from '#app/features/moderation/index.ts';
import { CASES_PATH, OBJECTIONS_PATH } from '#app/features/moderation/paths.ts';
import { listUnseen } from '#app/features/notifications/index.ts';
import { listProfiles, treatmentSubjects } from '#app/features/profiles/index.ts';
import { personPath } from '#app/features/profiles/paths.ts';
import { newPostsLabel, newReactionsLabel } from '#app/features/reactions/index.ts';
import { listFittingRecipes } from '#app/features/recipes/index.ts';
import { RECIPES_PATH } from '#app/features/recipes/paths.ts';
import { DAY } from '#app/platform/clock.ts';
import type { DigestEntry } from '#app/platform/digests/readers.ts';
import type { MemberContext } from '#app/platform/http/request-context.ts';
import type { ADVICE_KINDS } from '#app/platform/notification-kinds.ts';
import { MESSAGES_PATH, NOTIFICATIONS_PATH } from '#app/platform/paths.ts';
import { pluralise } from '#app/ui/text/pluralise.ts';
import { formatMinutes, greeting } from '#app/ui/time/formats.ts';

/** How many things each part names at most; its last link leads to all. */
const SHOWN = 3;

/** How far back what they follow is looked through. What is older waits in its own list. */
const FOLLOWED_FOR = 14 * DAY;

/** Something that is new to a member: a link with what it is about. */
export interface HomeItem {
  path: string;
  title: string;
  note: string | null;
  /** When it came. */
  at?: string;
  picture?: Picture | null;
}

/** A part of a member's home page: what is new to them of one kind. */
export interface HomePart {
  id: string;
  title: string;
  items: HomeItem[];
  /** The page with all of it. */
  all?: { path: string; text: string };
}

/** The home page of a member: what is their own, which is in no shared cache (rules.md R30). */
export interface MemberHome {
  /** 'Goedemorgen, Anneke'. */
  greeting: string;
  /** The path of their profile. */
  profile: string;
  /** What is new, in the order in which it is shown; parts without anything new are left out. */
  news: HomePart[];
  /** What is chosen for them. */
  forYou: HomePart[];
  /** Whether they follow nothing and nothing is new to them, as at their first visit. */
  isNew: boolean;
}

/** Reads what is new to the viewer, and what is chosen for them. */
export async function readMemberHome(ctx: MemberContext): Promise<MemberHome> {
  const [work, messages, followed, answers, recipe, article, follows] = await Promise.all([
    readWork(ctx),
    readMessages(ctx),
    readFollowed(ctx),
    readAnswers(ctx),
    readRecipe(ctx),
    readArticle(ctx),
    listFollowedConversations(ctx, { index: 0, size: 1 }),
  ]);
  const news = [...work, messages, followed, answers].filter(({ items }) => items.length > 0);
  return {
    greeting: `${greeting(ctx.platform.clock.now().toISOString())}, ${ctx.viewer.username}`,
    profile: personPath(ctx.viewer.memberId),
    news,
    forYou: [recipe, article].filter(({ items }) => items.length > 0),
    isNew: news.length === 0 && follows.total === 0,
  };
}

/** What waits for who has a role: questions for a professional, cases and objections for a moderator. */
async function readWork(ctx: MemberContext): Promise<HomePart[]> {
  const [questions, cases, objections] = await Promise.all([
    listWaiting(ctx, SHOWN),
    countOpenCases(ctx),
    countOpenObjections(ctx),
  ]);
  const waiting = pluralise(questions.total, 'vraag wacht', 'vragen wachten');
  return [
    {
      id: 'vragen',
      title: 'Wachtende vragen',
      items: questions.items.map(({ id, title, late }) => ({
        path: deskQuestionPath(id),
        title,
        note: late ? 'wacht langer dan beloofd' : null,
      })),
      all: { path: DESK_PATH, text: `${waiting} op antwoord` },
    },
    {
      id: 'zaken',
      title: 'Moderatie',
      items: [
        ...(cases > 0 ? [{ path: CASES_PATH, title: pluralise(cases, 'open zaak', 'open zaken'), note: null }] : []),
        ...(objections > 0
          ? [{ path: OBJECTIONS_PATH, title: pluralise(objections, 'open bezwaar', 'open bezwaren'), note: null }]
          : []),
      ],
    },
  ];
}

/** Messages that they have not read, and requests that wait for their answer. */
async function readMessages(ctx: MemberContext): Promise<HomePart> {
  const entries = await listInboxEntries(ctx, { index: 0, size: 10 });
  const waiting = entries.filter(({ seen, pending, own }) => !seen || (pending && !own));
  return {
    id: 'berichten',
    title: 'Berichten en verzoeken',
    items: waiting.slice(0, SHOWN).map(({ user, pending, lastUpdate, message }) => ({
      path: lastMessagePath(user.id),
      title: user.name,
      note: pending ? 'wil contact met je' : message.body,
      at: lastUpdate.toISOString(),
    })),
    all: { path: MESSAGES_PATH, text: 'Alle berichten' },
  };
}

/** What a digest would tell now of conversations and blogs that they follow, and of their own posts. */
async function readFollowed({ platform: { db, clock }, viewer: { memberId } }: MemberContext): Promise<HomePart> {
  const until = clock.now();
  const readers = [{ memberId, since: new Date(until.getTime() - FOLLOWED_FOR), until }];
  const [conversations, blogs, posts] = await Promise.all([
    listFollowedConversationsForDigest(db, readers),
    listFollowedBlogsForDigest(db, readers),
    listOwnPostsForDigest(db, readers),
  ]);
  const toItems = (entries: DigestEntry[], label: (count: number) => string): HomeItem[] =>
    entries.slice(0, SHOWN).map(({ path, title, count }) => ({ path, title, note: label(count) }));
  return {
    id: 'gevolgd',
    title: 'Gesprekken en blogs die je volgt',
    items: [
      ...toItems(conversations, newReactionsLabel),
      ...toItems(blogs, newPostsLabel),
      ...toItems(posts, newReactionsLabel),
    ],
    all: { path: NOTIFICATIONS_PATH, text: 'Alle meldingen' },
  };
}

/** What became of their questions that they have not seen. */
async function readAnswers(ctx: MemberContext): Promise<HomePart> {
  const items = (await listUnseen(ctx)).flatMap((notification) =>
    'question' in notification ? [{ ...notification.question, note: ANSWERS[notification.kind] }] : [],
  );
  return { id: 'antwoorden', title: 'Antwoorden op je vragen', items: items.slice(0, SHOWN) };
}

const ANSWERS: Readonly<Record<(typeof ADVICE_KINDS)[number], string>> = {
  'question-answered': 'een diëtist gaf antwoord',
  'answer-corrected': 'een diëtist paste het antwoord aan',
  'question-edited': 'een diëtist wijzigde de tekst',
  'question-declined': 'een diëtist kan deze vraag niet beantwoorden',
  'question-asked-back': 'een diëtist wil iets van je weten',
  'question-hidden': 'een diëtist haalde je vraag van de site',
  'question-shown': 'je vraag staat weer op de site',
};

/** One recipe within the limits of their profile, tomorrow the next. */
async function readRecipe(ctx: MemberContext): Promise<HomePart> {
  const { recipes, limits } = await listFittingRecipes(ctx, 1);
  return {
    id: 'recept',
    title: 'Recept van vandaag, binnen je grenzen',
    items: recipes.map(({ path, title, picture, minutesNeeded }) => ({
      path,
      title,
      picture,
      note: formatMinutes(minutesNeeded),
    })),
    all: { path: RECIPES_PATH, text: `Alles met ${limits.join(', ')}` },
  };
}

/** One article for their treatment, tomorrow the next, with why it is there. */
async function readArticle(ctx: MemberContext): Promise<HomePart> {
  const { memberId } = ctx.viewer;
  const profile = (await listProfiles(ctx.platform.db, [memberId])).get(memberId);
  const treatment = profile?.about.currentTreatmentId ?? 0;
  const subject = treatmentSubjects.find(({ treatments, because }) => because && treatments.includes(treatment));
  const articles = subject ? await listArticlesAbout(ctx, subject.toRead ?? [subject.names[0]]) : [];
  const article = articles[Math.floor(ctx.platform.clock.now().getTime() / DAY) % articles.length];
  return {
    id: 'artikel',
    title: 'Om te lezen',
    items: article
      ? [{ path: article.path, title: article.title, picture: article.picture, note: subject?.because ?? null }]
      : [],
  };
}
