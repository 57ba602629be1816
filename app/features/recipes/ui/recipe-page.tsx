import type { ReactNode } from 'react';
import { ADVICE_PATH } from '#app/features/content/paths.ts';
import type { RecipeStep } from '#app/features/content/published/recipe.ts';
import { splitUrgent } from '#app/features/content/published/split-urgent.ts';
import { AuthorshipNote } from '#app/features/pages/ui/authorship/authorship-note.tsx';
import { referredList } from '#app/features/pages/ui/blocks/block-context.ts';
import { Blocks } from '#app/features/pages/ui/blocks/blocks.tsx';
import { TEXT_ID } from '#app/features/pages/ui/blocks/text-id.ts';
import { PageHead } from '#app/features/pages/ui/head/page-head.tsx';
import { ShareableReadingOptions } from '#app/features/sharing/ui/shareable-reading-options.tsx';
import { Tip } from '#app/ui/feedback/tip.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useHasPage } from '#app/ui/link/missing-pages.ts';
import type { ExceededLimits } from '../nutrient-limits/nutrient-limits.ts';
import type { RecipeScreen } from '../screens/read-recipe-screen.ts';
import { Ingredients } from './parts/ingredients.tsx';
import { Nutrients } from './parts/nutrients.tsx';
import { Opening } from './parts/opening.tsx';
import { stepParts } from './parts/step-parts.ts';
import { StepText } from './parts/step-text.tsx';
import styles from './recipe-page.module.css';
import { recipeThing } from './recipe-thing.ts';

interface Props extends RecipeScreen {
  /** What a reader does with it in the kitchen; a preview has none of these, so that its page need not load them. */
  kitchen?: Partial<Record<'bar' | 'verdict' | 'portions' | 'shopping' | 'cooking' | 'wholeDish', ReactNode>> & {
    exceeded?: ExceededLimits | undefined;
  };
}

/** A recipe: its picture and facts, its ingredients beside its nutrients, and its steps. */
export function RecipePage({
  document,
  context,
  crumbs,
  url,
  marks,
  portions,
  ingredients,
  swaps,
  explanation,
  kitchen = {},
}: Props) {
  const { id, title, steps, nutrients } = document;
  const types = referredList(context, document.types, 'recipe-type');
  const { urgent, rest } = splitUrgent(document.blocks);
  const { favouriteCount } = marks;
  const thing = import.meta.env.SSR
    ? recipeThing(document, { url, types: types.map((type) => type.title), favouriteCount })
    : undefined;
  return (
    <Page>
      <PageHead document={document} type="article" thing={thing} />
      {kitchen.bar}
      <Opening recipe={document} types={types} crumbs={crumbs} marks={marks} people={portions.people}>
        {kitchen.verdict}
      </Opening>
      <ShareableReadingOptions type="recipe" id={id} title={title} url={url} textId={TEXT_ID} />
      <div id={TEXT_ID} className={styles.recipe} data-print="flow">
        {urgent.length > 0 && <Blocks blocks={urgent} context={context} />}
        <div className={styles.columns}>
          <div className={styles.ingredients}>
            <Ingredients
              groups={ingredients}
              allergens={document.allergens}
              swaps={swaps}
              above={kitchen.portions}
              below={kitchen.shopping}
            />
          </div>
          <div className={styles.nutrients}>
            <Nutrients nutrients={nutrients} explanation={explanation} exceeded={kitchen.exceeded} />
            {kitchen.wholeDish}
          </div>
          <div className={styles.text}>
            <Steps steps={steps} cooking={kitchen.cooking} />
            <Blocks blocks={rest} context={context} />
          </div>
          <div className={styles.tip}>
            <DietitianTip />
          </div>
        </div>
        <AuthorshipNote document={document} />
      </div>
    </Page>
  );
}

/** That no recipe is right for everybody, with the way to a dietitian. */
function DietitianTip() {
  const hasAdvice = useHasPage()(ADVICE_PATH);
  return (
    <Tip title="Past dit bij jou?" printed>
      <p>
        Hoeveel zout, kalium, fosfaat en vocht je mag, verschilt per persoon. Stem het af met je diëtist.
        {hasAdvice && (
          <>
            {' '}
            Of <Link to={ADVICE_PATH}>stel hier je vraag</Link>.
          </>
        )}
      </p>
    </Tip>
  );
}

/**
 * How a recipe is made: the way to see one step at a time, and numbered steps, in parts with a heading where it has them.
 * Renders nothing without steps.
 */
function Steps({ steps, cooking }: { steps: RecipeStep[]; cooking: ReactNode }) {
  if (steps.length === 0) return null;
  return (
    <section className={styles.steps}>
      <h2>Bereiding</h2>
      {cooking}
      {stepParts(steps).map(({ heading, first, steps: some }) => (
        <div key={first} className={styles.part}>
          {heading && <h3>{heading}</h3>}
          <ol start={first}>
            {some.map((step, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps have no id and never change place
              <li key={index}>
                <StepText step={step} />
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}
