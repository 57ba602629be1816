import type { ReactNode } from 'react';
import { useHydrated } from '#app/ui/hydration/use-hydrated.ts';
import { ArrowDown, ArrowUp, type IconComponent, Trash2 } from '#app/ui/icon/icons.ts';
import type { Arrangement } from '../../../body/arrange.ts';
import { KIND_NAMES } from '../../../body/blocks.ts';
import { blockField } from '../../../body/form-fields.ts';
import styles from '../editor.module.css';
import type { BlockEditorProps } from './block-editor-props.ts';
import { BlockFields } from './block-fields.tsx';
import { KIND_LABELS } from './block-kinds.ts';

/** One block with its fields, and the buttons that move and delete it. */
export function BlockEditor(props: BlockEditorProps) {
  const { block, index, count, onArrange } = props;
  const hydrated = useHydrated();
  const label = KIND_LABELS[block.kind];
  const place = `${label}, deel ${index + 1} van ${count}`;
  const common = { onArrange, hydrated };
  return (
    <fieldset className={styles.block}>
      <legend className="visually-hidden">
        Deel {index + 1}: {label}
      </legend>
      {!hydrated && <input type="hidden" name={blockField(index, 'Kind')} value={KIND_NAMES[block.kind]} />}
      <BlockFields {...props} />
      <div className={styles.blockTools}>
        <Tool {...common} arrangement={`up-${index}`} icon={ArrowUp} disabled={index === 0} move="up">
          Omhoog<span className="visually-hidden">: {place}</span>
        </Tool>
        <Tool {...common} arrangement={`down-${index}`} icon={ArrowDown} disabled={index === count - 1} move="down">
          Omlaag<span className="visually-hidden">: {place}</span>
        </Tool>
        <Tool {...common} arrangement={`delete-${index}`} icon={Trash2}>
          Verwijder<span className="visually-hidden">: {place}</span>
        </Tool>
      </div>
    </fieldset>
  );
}

interface ToolProps {
  arrangement: Arrangement;
  icon: IconComponent;
  disabled?: boolean;
  move?: 'up' | 'down';
  hydrated: boolean;
  onArrange: (arrangement: Arrangement) => void;
  children: ReactNode;
}

/** A small button that arranges a block. Without JavaScript it submits the form. */
const Tool = ({ arrangement, icon: Icon, disabled, move, hydrated, onArrange, children }: ToolProps) => (
  <button
    type={hydrated ? 'button' : 'submit'}
    name="arrangement"
    value={arrangement}
    disabled={disabled}
    data-move={move}
    className={styles.tool}
    onClick={() => hydrated && onArrange(arrangement)}
  >
    <Icon aria-hidden="true" />
    <span>{children}</span>
  </button>
);
