import { type ReactNode, useEffect, useState } from 'react';
import { TextArea } from '#app/ui/form/fields/text-area.tsx';
import { TextField } from '#app/ui/form/fields/text-field.tsx';
import { useHydrated } from '#app/ui/hydration/use-hydrated.ts';
import { ArrowDown, ArrowUp, type IconComponent, Trash2 } from '#app/ui/icon/icons.ts';
import type { Arrangement } from '../../../body/arrange.ts';
import { KIND_NAMES } from '../../../body/blocks.ts';
import { blockField } from '../../../body/form-fields.ts';
import { WRONG_LINK, youtubeIdOf } from '../../../body/video.ts';
import { SUBTITLE_MAX } from '../../../rules.ts';
import styles from '../editor.module.css';
import { PictureFields } from '../picture/picture-fields.tsx';
import type { BlockEditorProps } from './block-editor-props.ts';
import { KIND_LABELS } from './block-kinds.ts';
import { detached } from './detached.ts';

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

/** The fields of a block. With JavaScript they are not sent themselves: the body is one field. */
function BlockFields(props: BlockEditorProps) {
  const { block, index, errors, onChange } = props;
  const name = blockField(index, 'Content');
  const hydrated = useHydrated();
  useTypedBefore(`field-${name}`, block.content, (content) => onChange({ content }));
  if (block.kind === 'image') return <PictureFields {...props} />;
  if (block.kind === 'video') return <VideoField {...props} />;
  const common = {
    ...detached(hydrated),
    name,
    error: errors.content,
    defaultValue: block.content,
    onChange: ({ target }: { target: { value: string } }) => onChange({ content: target.value }),
  };
  if (block.kind === 'text') return <TextArea {...common} label="Tekst" rows={6} />;
  return <TextField {...common} label="Subtitel" maxLength={SUBTITLE_MAX} />;
}

/** Takes over what was typed in the field before our scripts ran. */
function useTypedBefore(id: string, content: string, onTyped: (content: string) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the field appears
  useEffect(() => {
    const field = document.getElementById(id);
    if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return;
    if (field.type !== 'file' && field.value !== content) onTyped(field.value);
  }, []);
}

/** How long after the last key a wrong link is marked, in milliseconds. Not when the field is left: a click would miss. */
const PAUSE = 700;

/** The field for a video. It says what it takes, and after a pause in typing that a link is not to a video on YouTube. */
function VideoField({ block: { content }, index, errors, onChange }: BlockEditorProps) {
  const link = content.trim();
  const wrong = link !== '' && youtubeIdOf(link) === null;
  const marked = useAfterPause(link);
  return (
    <TextField
      {...detached(useHydrated())}
      name={blockField(index, 'Content')}
      label="Link naar een video op YouTube"
      help="Open de video op YouTube en kopieer het adres. Bijvoorbeeld: https://www.youtube.com/watch?v=… of https://youtu.be/… Video’s van andere sites kunnen hier niet."
      error={wrong && (errors.content !== undefined || marked) ? WRONG_LINK : undefined}
      type="url"
      inputMode="url"
      defaultValue={content}
      onChange={({ target }) => onChange({ content: target.value })}
    />
  );
}

/** Whether this text has not changed for PAUSE. */
function useAfterPause(text: string): boolean {
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled === text;
}
