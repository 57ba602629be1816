import type { RequestContext } from '#app/platform/http/request-context.ts';
import { DISEASES_TOPIC } from '../topics.ts';

/** A name in 'Nierziekten A-Z', and the path of the page about it. */
export interface Disease {
  name: string;
  path: string;
}

/** All names, in the order of the Dutch alphabet. */
export async function listDiseases({ platform: { db }, page }: RequestContext): Promise<Disease[]> {
  page.dependsOn(DISEASES_TOPIC);
  const rows = await db
    .selectFrom('diseaseName')
    .innerJoin('document', 'document.id', 'diseaseName.documentId')
    .select(['diseaseName.name', 'document.path'])
    .$narrowType<Disease>()
    .execute();
  return rows.toSorted((a, b) => byName.compare(a.name, b.name));
}

const byName = new Intl.Collator('nl', { sensitivity: 'base', numeric: true });
