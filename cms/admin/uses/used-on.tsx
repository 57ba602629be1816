import type { UIFieldServerProps } from 'payload';
import { listUses } from '../../lists/list-uses.ts';
import { UseList } from './use-list.tsx';

/** Where a picture, file or document is used, beside its form. Shows nothing for one that was not saved yet. */
export async function UsedOn({ id, collectionSlug, data, req }: UIFieldServerProps) {
  if (id === undefined) return null;
  const filename = typeof data?.filename === 'string' ? data.filename : null;
  const uses = await listUses({ slug: collectionSlug, id: Number(id), filename }, req.payload);
  return (
    <section className="field-type niergenoten-used-on">
      <h4>Staat op</h4>
      {uses.length === 0 ? <p>Nergens: geen pagina noemt of toont dit.</p> : <UseList uses={uses} />}
    </section>
  );
}
