'use client';

import { useConfig, useListRelationships } from '@payloadcms/ui';
import type { DefaultCellComponentProps, RelationshipFieldClient, TypeWithID } from 'payload';
import { useEffect, useEffectEvent } from 'react';

/**
 * The titles of the documents that a field names, in a list of the admin. Payload's own cell asks for them only when its row
 * is scrolled into view, and asks again for what another row has: an editor would scroll through 'Laden…'.
 */
export function RelationCell({ cellData, field }: DefaultCellComponentProps<RelationshipFieldClient>) {
  const { documents, getRelationships } = useListRelationships();
  const { getEntityConfig } = useConfig();
  const relations = relationsOf(cellData, field.relationTo);
  const askForTitles = useEffectEvent(() =>
    getRelationships(relations.filter(({ relationTo, value }) => !documents[relationTo]?.[value])),
  );
  const ids = JSON.stringify(relations);
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for other documents alone
  useEffect(() => askForTitles(), [ids]);
  const titles = relations.map(({ relationTo, value }) => {
    const document = documents[relationTo]?.[value];
    const title = getEntityConfig({ collectionSlug: relationTo })?.admin.useAsTitle ?? 'id';
    return document === false ? `Nummer ${value}, dat er niet meer is` : document?.[title as keyof TypeWithID];
  });
  return titles.filter(Boolean).join(', ');
}

interface Relation {
  relationTo: string;
  value: number;
}

/** What the value of a field names: an id, or of a field for several collections an id with its collection, or some of these. */
function relationsOf(value: unknown, collection: RelationshipFieldClient['relationTo']): Relation[] {
  const values = (Array.isArray(value) ? value : [value]) as (Relation | number | null | undefined)[];
  return values.flatMap((one) => {
    if (typeof one !== 'number') return one ?? [];
    return { relationTo: String(collection), value: one };
  });
}
