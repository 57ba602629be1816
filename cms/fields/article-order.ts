import type { FieldHook, NumberField, UIField } from 'payload';
import { position } from '../collections/page-fields.ts';
import { listArticlesBelow } from '../editing/order-articles.ts';

/** The articles below a dossier or article, which an editor puts in order by dragging. */
export const articleOrder: UIField = {
  name: 'articleOrder',
  type: 'ui',
  label: 'Artikelen hieronder',
  admin: { disableListColumn: true, components: { Field: '/admin/order/article-order.tsx#ArticleOrder' } },
};

/** The position of an article among its siblings. One that comes into a dossier comes last. */
export const articlePosition: NumberField = {
  ...position,
  admin: {
    position: 'sidebar',
    description: 'Een lager getal staat eerder. Op de pagina van het dossier kun je de artikelen ook slepen.',
  },
  hooks: { beforeValidate: [putLast] },
};

async function putLast({ value, data, originalDoc, req }: Parameters<FieldHook>[0]): Promise<unknown> {
  const parent = data?.parent === undefined ? originalDoc?.parent : data.parent;
  const isPlaced = value !== undefined && value !== 0;
  const isMoved = idOf(parent) !== idOf(originalDoc?.parent);
  const isGiven = isPlaced && value !== originalDoc?.position;
  if (idOf(parent) === null || isGiven || (isPlaced && !isMoved)) return value;
  const siblings = (await listArticlesBelow(Number(idOf(parent)), req)).filter(({ id }) => id !== originalDoc?.id);
  return Math.max(0, ...siblings.map(({ position }) => position)) + 1;
}

/** The id of the parent in a reference to it; null without one. */
function idOf(parent: unknown): number | null {
  const { value } = (parent ?? {}) as { value?: { id: number } | number | null };
  return (typeof value === 'object' ? value?.id : value) ?? null;
}
