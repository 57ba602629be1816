import type { DocumentOf } from '#app/features/content/published/documents.ts';
import type { PageScreen } from '#app/features/pages/index.ts';
import { referredList } from '#app/features/pages/ui/blocks/block-context.ts';
import { Blocks } from '#app/features/pages/ui/blocks/blocks.tsx';
import { TEXT_ID } from '#app/features/pages/ui/blocks/text-id.ts';
import { PageHead } from '#app/features/pages/ui/head/page-head.tsx';
import { ShareableReadingOptions } from '#app/features/sharing/ui/shareable-reading-options.tsx';
import { Tag } from '#app/ui/label/tag.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { pluralise } from '#app/ui/text/pluralise.ts';
import { Ingredients } from './parts/ingredients.tsx';
import { Nutrients } from './parts/nutrients.tsx';
import { Steps } from './parts/steps.tsx';
import styles from './recipe-page.module.css';

/** A recipe: servings and times, ingredients, preparation, and nutrients. */
export function RecipePage({ document, context, crumbs, url }: PageScreen<DocumentOf<'recipe'>>) {
  const { title, altTitle, introduction, description, picture, types, ingredients, steps, nutrients, blocks } =
    document;
  const typeDocuments = referredList(context, types, 'recipe-type');
  return (
    <Page>
      <PageHead document={document} />
      <PageHeader title={title} intro={introduction ?? description} breadcrumbs={crumbs}>
        {altTitle && <p>{altTitle}</p>}
        <ul className={styles.facts} aria-label="In het kort">
          {factsOf(document).map((fact) => (
            <li key={fact}>
              <Tag tint="mint">{fact}</Tag>
            </li>
          ))}
          {typeDocuments.map(({ id, title }) => (
            <li key={id}>
              <Tag tint="sand">{title}</Tag>
            </li>
          ))}
        </ul>
        <ShareableReadingOptions type="recipe" id={document.id} title={title} url={url} textId={TEXT_ID} />
      </PageHeader>
      <div id={TEXT_ID} className={styles.content}>
        {picture && <Picture picture={picture} size="recipe" eager className={styles.picture} />}
        <Ingredients groups={ingredients} />
        <Steps steps={steps} />
        <Blocks blocks={blocks} context={context} />
        <Nutrients nutrients={nutrients} />
      </div>
    </Page>
  );
}

/** '4 personen', '30 minuten werk', '10 minuten wachten', without those that are not filled in. */
function factsOf({ amountOfPeople, minutesNeeded, waitingTime }: DocumentOf<'recipe'>): string[] {
  const minutes = (number: number) => pluralise(number, 'minuut', 'minuten');
  return [
    ...(amountOfPeople > 0 ? [pluralise(amountOfPeople, 'persoon', 'personen')] : []),
    ...(minutesNeeded > 0 ? [`${minutes(minutesNeeded)} werk`] : []),
    ...(waitingTime > 0 ? [`${minutes(waitingTime)} wachten`] : []),
  ];
}
