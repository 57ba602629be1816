import { documentTopic, findPage } from '#app/features/content/index.ts';
import { authorshipText } from '#app/features/content/published/authorship.ts';
import type { DocumentKind } from '#app/features/content/published/documents.ts';
import type { Database } from '#app/platform/database/database.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import type { ShareTarget } from './paths.ts';
import type { ShareType } from './rules.ts';

/** A published page that can be shared. */
export interface SharedPage {
  id: number;
  type: ShareType;
  title: string;
  path: string;
  /** Who wrote and who checked it (rules.md R50); null where the editors did not say. */
  authorship: string | null;
}

/** The kinds of documents of each type. What is shared as an article may be a dossier, as on the wire. */
const KINDS: Readonly<Record<ShareType, readonly DocumentKind[]>> = {
  article: ['medical-article', 'topic'],
  dossier: ['topic'],
  recipe: ['recipe'],
  news: ['news-article'],
};

/** The published page with this id, of one type or of any; null where there is none, or no longer. */
export async function findSharedPage(
  db: Database,
  { id, type }: { id: number; type?: ShareType },
): Promise<SharedPage | null> {
  const kinds = type ? KINDS[type] : Object.values(KINDS).flat();
  const page = await findPage(db, { id, kinds });
  if (!page) return null;
  const { kind, title, path, authorship } = page;
  return { id, type: typeOf(kind), title, path, authorship: authorshipText(authorship) };
}

/** The page to share, for the page with the form. Throws AppError not_found. */
export async function readSharedPage(
  { platform: { db }, page: metadata }: RequestContext,
  target: ShareTarget,
): Promise<SharedPage> {
  const page = await findSharedPage(db, target);
  if (!page) throw new AppError('not_found');
  metadata.dependsOn(documentTopic(page.id));
  return page;
}

const typeOf = (kind: DocumentKind): ShareType =>
  (['dossier', 'recipe', 'news'] as const).find((type) => KINDS[type].includes(kind)) ?? 'article';
