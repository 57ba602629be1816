import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** A page that editors made or changed, with the names under which it stands in 'Nierziekten A-Z'. */
interface NamedPage {
  id: number;
  names: string[];
}

/**
 * Makes of the words of each list of synonyms the lay words of a concept; of the names of a dossier or article in 'Nierziekten
 * A-Z' a concept, which it is about; and of the keywords of an article ways in which people ask for it. What came from content/
 * and was not changed since, its import fills anew. Written by hand: it changes data alone.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    update cms.concepts_texts set path = 'layWords' where path = 'words';
    update cms._concepts_v_texts set path = 'version.layWords' where path = 'version.words';
    update cms.imported set collection = 'concepts', key = 'concepts/' || split_part(key, '/', 2)
    where collection = 'synonyms'
  `);
  for (const table of ['topics', 'medical_articles']) {
    const { rows } = await db.execute(sql`
      select page.id, array_agg(name.text order by name."order") as names
      from cms.${sql.raw(table)} as page
      join cms.${sql.raw(`${table}_texts`)} as name on name.parent_id = page.id and name.path = 'diseaseNames'
      where not exists (
        select from cms.imported
        where document_id = page.id and collection = ${table.replace('_', '-')}
          and imported.updated_at::timestamptz = coalesce(
            (
              select version_updated_at from cms.${sql.raw(`_${table}_v`)} as version
              where version.parent_id = page.id and version.latest
              order by version.updated_at desc limit 1
            ),
            page.updated_at
          )
      )
      group by page.id
    `);
    for (const page of rows as unknown as NamedPage[]) await addConcept(db, table, page);
    await db.execute(sql`
      delete from cms.${sql.raw(`${table}_texts`)} where path = 'diseaseNames';
      delete from cms.${sql.raw(`_${table}_v_texts`)} where path = 'version.diseaseNames'
    `);
  }
  await db.execute(sql`
    update cms.medical_articles_texts set path = 'questionLines', "order" = "order" + 1000 where path = 'terms';
    update cms._medical_articles_v_texts set path = 'version.questionLines', "order" = "order" + 1000
    where path = 'version.terms'
  `);
}

/** A concept with these names, as a published document with a version, and the page and its latest version about it. */
async function addConcept(db: MigrateUpArgs['db'], table: string, { id, names }: NamedPage): Promise<void> {
  const title = names[0]?.replace(/\s*\(.*\)$/, '') ?? '';
  const others = names.filter((name) => name !== title);
  const lists = {
    medicalNames: others.filter((name) => !name.includes('(')),
    abbreviations: others.filter((name) => name.includes('(')),
  };
  const { rows } = await db.execute(sql`
    with concept as (
      insert into cms.concepts (id, title, is_disease, _status)
      values (nextval('editorial.node_id'), ${title}, true, 'published') returning id
    )
    insert into cms._concepts_v (parent_id, version_title, version_is_disease, version__status, latest,
      version_updated_at, version_created_at)
    select id, ${title}, true, 'published', true, now(), now() from concept
    returning id, parent_id as "conceptId"
  `);
  const [version] = rows as unknown as { id: number; conceptId: number }[];
  if (!version) return;
  for (const [path, texts] of Object.entries(lists)) {
    await db.execute(sql`
      insert into cms.concepts_texts (parent_id, path, "order", text)
      select ${version.conceptId}, ${path}, place, text
      from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) with ordinality as each (text, place);
    `);
    await db.execute(sql`
      insert into cms._concepts_v_texts (parent_id, path, "order", text)
      select ${version.id}, ${`version.${path}`}, place, text
      from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) with ordinality as each (text, place)
    `);
  }
  await db.execute(sql`
    insert into cms.${sql.raw(`${table}_rels`)} (parent_id, path, "order", concepts_id)
    values (${id}, 'concepts', 1, ${version.conceptId})
  `);
  await db.execute(sql`
    insert into cms.${sql.raw(`_${table}_v_rels`)} (parent_id, path, "order", concepts_id)
    select id, 'version.concepts', 1, ${version.conceptId} from cms.${sql.raw(`_${table}_v`)}
    where parent_id = ${id} and latest
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    update cms.concepts_texts set path = 'words' where path = 'layWords';
    update cms._concepts_v_texts set path = 'version.words' where path = 'version.layWords'
  `);
}
