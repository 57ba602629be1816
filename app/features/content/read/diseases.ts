import { sql } from 'kysely';
import { prepared } from '#app/platform/database/prepared.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { capitalise } from '#app/ui/text/capitalise.ts';
import { type Name, shownNames } from '../published/concept-names.ts';
import type { DocumentOf } from '../published/documents.ts';
import { DISEASES_TOPIC } from '../topics.ts';

/** A name in 'Nierziekten A-Z', and the path and the title of the page about it. */
export interface Disease extends Name {
  path: string;
  title: string;
}

/** All names of the diseases that a dossier or article is about first, in the order of the Dutch alphabet. */
export async function listDiseases({ platform: { db }, page }: RequestContext): Promise<Disease[]> {
  page.dependsOn(DISEASES_TOPIC);
  const rows = await listRows(db, {});
  return rows
    .flatMap(({ concept, path, title }) =>
      shownNames(concept).map(({ name, meaning }) => ({ name: capitalise(name), meaning, path, title })),
    )
    .toSorted((a, b) => byName.compare(a.name, b.name));
}

const listRows = prepared((db) =>
  db
    .selectFrom('document as concept')
    .innerJoin('document', (join) => join.on(sql<boolean>`(document.content #> '{concepts,0}')::integer = concept.id`))
    .select([sql<DocumentOf<'concept'>>`concept.content`.as('concept'), 'document.path', 'document.title'])
    .where('concept.kind', '=', 'concept')
    .where(sql<boolean>`(concept.content -> 'isDisease')::boolean`)
    .where('document.kind', 'in', ['topic', 'medical-article'])
    .$narrowType<{ path: string }>(),
);

const byName = new Intl.Collator('nl', { sensitivity: 'base', numeric: true });
