import { type ConversationSummary, listQuietConversations } from '#app/features/conversations/index.ts';
import { conversationPath } from '#app/features/conversations/paths.ts';
import { listExcluded, listProfiles, type Profile } from '#app/features/profiles/index.ts';
import { PROFILE_PATH } from '#app/features/profiles/paths.ts';
import type { ContentWarning } from '#app/platform/content-warnings/content-warnings.ts';
import type { MemberContext } from '#app/platform/http/request-context.ts';
import { isIdentified } from '#app/ui/user/user-summary.ts';
import type { HomePart } from './read-member-home.ts';

/** How many conversations a newcomer is shown. */
const SHOWN = 3;

/** Groups in which somebody finds people like them, by treatment or by relationship, with why. */
interface Fit {
  groups: readonly string[];
  because: string;
  /** What these groups are about, of what newcomers are led to nothing else of. */
  about?: readonly ContentWarning[];
  treatments?: readonly number[];
  relationships?: readonly number[];
}

/** What fits, the most telling first. */
const FITS: readonly Fit[] = [
  { groups: ['Verlies en rouw'], because: 'omdat je nabestaande bent', about: ['dying'], relationships: [55369] },
  { groups: ['Nierdonatie bij leven'], because: 'omdat je nierdonor bent', relationships: [55368] },
  {
    groups: ['Partners en naasten'],
    because: 'omdat je naaste bent',
    relationships: [55363, 55364, 55365, 55366, 55367],
  },
  { groups: ['Thuisdialyse'], because: 'omdat je thuis dialyseert', treatments: [55204, 55205, 55206, 55207] },
  { groups: ['Dialyse in het centrum'], because: 'omdat je dialyseert', treatments: [55202, 55203] },
  {
    groups: ['Transplantatie', 'Nierdonatie bij leven'],
    because: 'omdat je je voorbereidt op een transplantatie',
    treatments: [55201],
  },
  { groups: ['Transplantatie'], because: 'omdat je een donornier hebt', treatments: [55208] },
  {
    groups: ['Dialyse in het centrum', 'Thuisdialyse'],
    because: 'omdat je je voorbereidt op dialyse',
    treatments: [55200],
  },
];

/** The groups for who told nothing that says more, and for what is missing. */
const FOR_EVERYBODY = ['Vermoeidheid en energie', 'Reizen en vrije tijd', 'Jong met een nierziekte'];

/** A conversation to read along in, with why it is shown; null for one of the others. */
interface Chosen {
  conversation: ConversationSummary;
  because: string | null;
}

/**
 * Where a new member begins: three quiet conversations that fit, a small first step in one of them, the profile, and a person
 * who began one. `latest` are the newest conversations, for where there is nothing quiet.
 */
export async function readFirstSteps(ctx: MemberContext, latest: readonly ConversationSummary[]): Promise<HomePart[]> {
  const chosen = await chooseConversations(ctx, latest);
  const quiet = chosen.find(({ conversation }) => !conversation.locked)?.conversation;
  const authors = chosen.flatMap(({ conversation: { author } }) => (isIdentified(author) ? [author] : []));
  const excluded = await listExcluded(
    ctx.platform.db,
    authors.map(({ id }) => id),
  );
  const person = authors.find(({ id, inMemoriam }) => !inMemoriam && id !== ctx.viewer.memberId && !excluded.has(id));
  return [
    {
      id: 'meelezen',
      title: 'Lees rustig mee',
      items: chosen.map(({ conversation, because }) => ({
        path: conversationPath(conversation),
        title: conversation.title,
        note: because ?? `in de groep ${conversation.group.title}`,
      })),
    },
    {
      id: 'hallo',
      title: 'Zeg hallo, als je dat wilt',
      items: quiet
        ? [
            {
              path: `${conversationPath(quiet)}#field-Body`,
              title: `Schrijf één zin in ‘${quiet.title}’`,
              note: 'alleen meelezen mag ook, zo lang je wilt',
            },
          ]
        : [],
    },
    {
      id: 'profiel',
      title: 'Vertel iets over jezelf',
      items: [{ path: PROFILE_PATH, title: 'Vul je profiel in', note: 'jij kiest wie wat ziet' }],
    },
    {
      id: 'kennismaken',
      title: 'Maak kennis',
      items: person?.href ? [{ path: person.href, title: person.name, note: 'begon een van deze gesprekken' }] : [],
    },
  ].filter(({ items }) => items.length > 0);
}

/** First those of the groups that fit, then those for everybody, then the latest; each once. */
async function chooseConversations(ctx: MemberContext, latest: readonly ConversationSummary[]): Promise<Chosen[]> {
  const fit = fitOf((await listProfiles(ctx.platform.db, [ctx.viewer.memberId])).get(ctx.viewer.memberId));
  const [fitting, others] = await Promise.all([
    listQuietConversations(ctx, { groups: fit?.groups ?? [], about: fit?.about ?? [], size: SHOWN }),
    listQuietConversations(ctx, { groups: FOR_EVERYBODY, size: SHOWN }),
  ]);
  const chosen = new Map<number, Chosen>();
  for (const conversation of fitting) chosen.set(conversation.id, { conversation, because: fit?.because ?? null });
  for (const conversation of [...others, ...latest]) {
    if (!conversation.locked && !conversation.warnings?.names.length && !chosen.has(conversation.id))
      chosen.set(conversation.id, { conversation, because: null });
  }
  return [...chosen.values()].slice(0, SHOWN);
}

/** What fits by the profile, in which a treatment stands by consent alone. */
function fitOf(profile: Profile | undefined): Fit | undefined {
  const { relationshipId, currentTreatmentId } = profile?.about ?? {};
  return FITS.find(
    ({ relationships, treatments }) =>
      (relationshipId && relationships?.includes(relationshipId)) ||
      (currentTreatmentId && treatments?.includes(currentTreatmentId)),
  );
}
