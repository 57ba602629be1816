import type { RecipeStep } from '#app/features/content/published/recipe.ts';
import { stepParts } from './step-parts.ts';
import styles from './steps.module.css';

/** How a recipe is made: numbered steps, in parts with a heading where it has them. Renders nothing without steps. */
export function Steps({ steps }: { steps: RecipeStep[] }) {
  if (steps.length === 0) return null;
  return (
    <section className={styles.steps}>
      <h2>Bereiding</h2>
      {stepParts(steps).map(({ heading, first, texts }) => (
        <div key={first} className={styles.part}>
          {heading && <h3>{heading}</h3>}
          <ol start={first}>
            {texts.map((text, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps have no id and never change place
              <li key={index}>{text}</li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}
