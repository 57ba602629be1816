import { listComplaints, listConceptsOf } from '#app/features/content/index.ts';
import { shownNames } from '#app/features/content/published/concept-names.ts';
import type { DocumentOf } from '#app/features/content/published/documents.ts';
import { listConversationsAbout } from '#app/features/conversations/index.ts';
import { conversationPath } from '#app/features/conversations/paths.ts';
import type { BlockContext } from '#app/features/pages/index.ts';
import { peopleViewPath } from '#app/features/people/paths.ts';
import { causes, treatmentSubjects } from '#app/features/profiles/index.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';

/** The ways on from an article: the complaints it is about, conversations about its concepts, and the people whom it concerns. */
export interface RelatedCommunity {
  complaints: { title: string; path: string }[];
  conversations: { title: string; path: string }[];
  /** The list of the people with this disease or treatment; null where the article says of neither. */
  people: PeopleLink | null;
}

/** A link to the list of people, which shows each viewer whom they may see: an article names nobody. */
interface PeopleLink {
  text: string;
  path: string;
}

const MAX_CONVERSATIONS = 3;
const MAX_COMPLAINTS = 4;

/** Reads the ways from an article to the community. Conversations that the text itself leads to are left out. */
export async function readRelatedCommunity(
  ctx: RequestContext,
  article: DocumentOf<'medical-article'>,
  { ancestors, context }: { ancestors: readonly { title: string }[]; context: BlockContext },
): Promise<RelatedCommunity> {
  const inText = new Set(Object.keys(context.community?.conversations ?? {}));
  const concepts = await listConceptsOf(ctx, article);
  const names = concepts.flatMap(namesOfConcept);
  const [found, complaints] = await Promise.all([
    listConversationsAbout(ctx, { names, size: MAX_CONVERSATIONS + inText.size }),
    listComplaints(ctx),
  ]);
  return {
    complaints: complaints
      .filter(({ refs }) => refs.includes(article.id))
      .slice(0, MAX_COMPLAINTS)
      .map(({ title, path }) => ({ title, path })),
    conversations: found
      .filter(({ slug }) => !inText.has(slug))
      .slice(0, MAX_CONVERSATIONS)
      .map((conversation) => ({ title: conversation.title, path: conversationPath(conversation) })),
    people: linkToPeople({ title: article.title, concepts }, ancestors),
  };
}

type Concept = Pick<DocumentOf<'concept'>, 'title' | 'medicalNames' | 'abbreviations' | 'isDisease'>;

/** The people with the disease that the article is about; else those with the treatment of it or of the nearest dossier. */
export function linkToPeople(
  { title, concepts }: { title: string; concepts: readonly Concept[] },
  ancestors: readonly { title: string }[],
): PeopleLink | null {
  const diseases = new Set(lower(concepts.filter(({ isDisease }) => isDisease).flatMap(namesOfConcept)));
  const cause = causes.find(({ name }) => diseases.has(name.toLowerCase()));
  if (cause) return linkTo(`met ${cause.label}`, { cause: [cause.number] });
  for (const name of lower([
    title,
    ...concepts.map((concept) => concept.title),
    ...ancestors.toReversed().map((above) => above.title),
  ])) {
    const subject = treatmentSubjects.find(({ names }) => lower(names).includes(name));
    if (subject?.people) return linkTo(subject.people, { treatment: subject.treatments });
  }
  return null;
}

const namesOfConcept = (concept: Concept): string[] => shownNames(concept).map(({ name }) => name);

const lower = (names: readonly string[]) => names.map((name) => name.toLowerCase());

const linkTo = (whom: string, filter: NonNullable<Parameters<typeof peopleViewPath>[0]['filter']>): PeopleLink => ({
  text: `Deelnemers ${whom}`,
  path: peopleViewPath({ filter }),
});
