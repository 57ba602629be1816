import { Locked, type PayloadRequest, type SelectType } from 'payload';
import { withTransaction } from '../database/transaction.ts';
import { EditorError } from '../editor-error.ts';
import { titleOf } from '../lists/title-of.ts';
import { findOtherEditor } from './edit-lock.ts';

/** An article directly below a dossier or another article. */
export interface ArticleBelow {
  id: number;
  title: string;
  position: number;
  status: 'published' | 'draft';
}

const SELECT = { title: true, position: true, _status: true } satisfies SelectType;

/** The articles directly below a dossier or article as editors have them, in their order. */
export async function listArticlesBelow(parent: number, req: PayloadRequest): Promise<ArticleBelow[]> {
  const { docs } = await req.payload.find({
    collection: 'medical-articles',
    draft: true,
    where: { 'parent.value': { equals: parent } },
    sort: ['position', 'id'],
    select: SELECT,
    depth: 0,
    pagination: false,
    req,
  });
  return docs.map(({ id, title, position, _status }) => ({
    id,
    title: titleOf({ id, title }),
    position: position ?? 0,
    status: _status === 'published' ? 'published' : 'draft',
  }));
}

/**
 * Puts the articles below a dossier or article in this order, at once for readers too. A draft beside a published article
 * stays one. Throws an EditorError when these are not its articles any more, and Locked when somebody edits one that moves.
 * @param ids the ids of all its articles
 */
export async function orderArticles(parent: number, ids: number[], { payload, user }: PayloadRequest): Promise<void> {
  await withTransaction(
    payload,
    async ({ req }) => {
      const articles = await listArticlesBelow(parent, req);
      const positions = new Map(ids.map((id, index) => [id, index + 1]));
      if (positions.size !== articles.length || articles.some(({ id }) => !positions.has(id))) {
        throw new EditorError('De artikelen van dit dossier zijn intussen veranderd. Laad de pagina opnieuw.');
      }
      const moved = articles.filter(({ id, position }) => positions.get(id) !== position).map(({ id }) => id);
      const other = moved.length > 0 && (await findOtherEditor({ slug: 'medical-articles', ids: moved }, req));
      if (other) throw new Locked(`${other.name} is nu bezig met nummer ${other.id}. De volgorde is niet veranderd.`);
      for (const id of moved) await moveTo(positions.get(id) ?? 0, id, req);
    },
    user,
  );
}

/** Saves the position of an article in the version that readers see, and in the draft beside it. */
async function moveTo(position: number, id: number, req: PayloadRequest): Promise<void> {
  const collection = 'medical-articles';
  const stored = await req.payload.findByID({ collection, id, depth: 0, req });
  const newest = await req.payload.findByID({ collection, id, depth: 0, draft: true, req });
  const save = ({ id: _id, updatedAt: _updatedAt, createdAt: _createdAt, ...content }: typeof stored, draft: boolean) =>
    req.payload.update({ collection, id, data: { ...content, position } as never, draft, depth: 0, req });
  if (stored._status === 'published') await save(stored, false);
  if (newest._status !== 'published') await save(newest, true);
}
