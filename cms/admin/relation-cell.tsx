'use client';

import { useConfig, useListRelationships } from '@payloadcms/ui';
import type { DefaultCellComponentProps, RelationshipFieldClient, TypeWithID } from 'payload';
import { useEffect, useEffectEvent } from 'react';
import { referencesIn } from './use-titles.ts';

/**
 * The titles of the documents that a field names, in a list of the admin. Payload's own cell asks for them only when its row
 * is scrolled into view, and asks again for what another row has: an editor would scroll through 'Laden…'.
 */
export function RelationCell({ cellData, field }: DefaultCellComponentProps<RelationshipFieldClient>) {
  const { documents, getRelationships } = useListRelationships();
  const { getEntityConfig } = useConfig();
  const relations = referencesIn(cellData, String(field.relationTo)).map(({ collection, id }) => ({
    relationTo: collection,
    value: id,
  }));
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
