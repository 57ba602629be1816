import { Button } from '#app/ui/button/button.tsx';
import { useHydrated } from '#app/ui/hydration/use-hydrated.ts';
import { Plus } from '#app/ui/icon/icons.ts';
import type { Arrangement } from '../../../body/arrange.ts';
import styles from '../editor.module.css';
import { BLOCK_KINDS, KIND_LABELS } from './block-kinds.ts';

/** The buttons that add a block of each kind. Without JavaScript they submit the form. */
export function AddBlocks({ onArrange }: { onArrange: (arrangement: Arrangement) => void }) {
  const hydrated = useHydrated();
  return (
    <fieldset className={styles.add}>
      <legend className={styles.help}>Voeg toe</legend>
      {BLOCK_KINDS.map((kind) => (
        <Button
          key={kind}
          type={hydrated ? 'button' : 'submit'}
          name="arrangement"
          value={`add-${kind}`}
          icon={Plus}
          onClick={() => hydrated && onArrange(`add-${kind}`)}
        >
          {KIND_LABELS[kind]}
        </Button>
      ))}
    </fieldset>
  );
}
