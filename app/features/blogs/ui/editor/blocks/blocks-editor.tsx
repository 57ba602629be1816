import { type ChangeEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { Button } from '#app/ui/button/button.tsx';
import { useStandingErrors } from '#app/ui/form/errors/use-standing-errors.ts';
import { FieldError } from '#app/ui/form/fields/field-frame.tsx';
import { useHydrated } from '#app/ui/hydration/use-hydrated.ts';
import { Plus } from '#app/ui/icon/icons.ts';
import { capitalise } from '#app/ui/text/capitalise.ts';
import type { Arrangement } from '../../../body/arrange.ts';
import { blockField, bodyOfEdited, bodyOfRemoved, type EditedBlock, REMOVED_FIELD } from '../../../body/form-fields.ts';
import styles from '../editor.module.css';
import { BlockEditor } from './block-editor.tsx';
import { BLOCK_KINDS, KIND_LABELS } from './block-kinds.ts';
import { useBlocks } from './use-blocks.ts';

interface Props {
  /** What the blocks start with. */
  body: string;
  /** The block that was deleted from it last, as a draft has it. */
  removedBody: unknown;
  maxBytes: number;
  formError: FormError | undefined;
}

/**
 * The blocks of a post: each is edited, moved and deleted in its place, and new ones are added at the end. A block is moved
 * by its buttons or by Alt with an arrow key; the focus stays with it, and its new place is announced.
 */
export function BlocksEditor({ body, removedBody, maxBytes, formError }: Props) {
  const { blocks, removed, arrange, change, replace } = useBlocks(body, removedBody);
  const [message, setMessage] = useState('');
  /** The error after which blocks were arranged: its errors of blocks belong to places that have changed. */
  const [outdated, setOutdated] = useState<FormError>();
  const list = useRef<HTMLFieldSetElement>(null);
  const focusNext = useFocusAfterArranging(list);
  const hydrated = useHydrated();
  const standing = useStandingErrors(formError?.errors);
  const errors = formError === outdated ? {} : standing;

  function handleArrange(arrangement: Arrangement): void {
    const [what = '', argument = ''] = arrangement.split('-');
    const arranged = arrange(arrangement);
    setOutdated(formError);
    const block = what === 'add' ? arranged.at(-1) : blocks[Number(argument)];
    if (!block) return;
    const label = capitalise(KIND_LABELS[block.kind]);
    if (what === 'add') {
      // Of a picture only its place is there: it is added when it has been uploaded.
      setMessage(block.kind === 'image' ? 'Kies nu een afbeelding.' : `${label} toegevoegd.`);
      focusNext({ key: block.key, on: 'field' });
    } else if (what === 'delete') {
      setMessage(`${label} verwijderd.`);
      focusNext({ key: null, on: 'message' });
    } else {
      setMessage(`${label} staat nu op plaats ${arranged.indexOf(block) + 1} van ${arranged.length}.`);
      focusNext({ key: block.key, on: what === 'up' ? 'up' : 'down' });
    }
  }

  function handleRestore(): void {
    if (!removed) return;
    arrange('restore');
    setMessage(`${capitalise(KIND_LABELS[removed.block.kind])} teruggezet.`);
    focusNext({ key: removed.block.key, on: 'field' });
  }

  const handleKey = (event: KeyboardEvent, index: number): void => {
    const direction = { ArrowUp: 'up', ArrowDown: 'down' }[event.key] as 'up' | 'down' | undefined;
    if (!event.altKey || !direction) return;
    event.preventDefault();
    if (direction === 'up' ? index > 0 : index < blocks.length - 1) handleArrange(`${direction}-${index}`);
  };

  return (
    <fieldset id="field-Body" tabIndex={-1} className={styles.blocks} ref={list}>
      <legend className={styles.legend}>Je verhaal</legend>
      <p className={styles.help}>
        Bouw je verhaal op uit stukken tekst, subtitels, afbeeldingen en video’s.
        {hydrated && ' Je verplaatst een stuk met de knoppen, of met Alt en een pijltje omhoog of omlaag.'}
      </p>
      <FieldError id="field-Body" error={errors.Body} />
      {hydrated && <BodyField blocks={blocks} onRestore={replace} />}
      {blocks.length > 0 && (
        <ol className={styles.list}>
          {blocks.map((block, index) => (
            <li key={block.key} data-block={block.key} onKeyDown={(event) => handleKey(event, index)}>
              <BlockEditor
                block={block}
                index={index}
                count={blocks.length}
                maxBytes={maxBytes}
                errors={{ content: errors[blockField(index, 'Content')], alt: errors[blockField(index, 'Alt')] }}
                onChange={(values) => change(block.key, values)}
                onArrange={handleArrange}
              />
            </li>
          ))}
        </ol>
      )}
      <p role="status" tabIndex={-1} data-message className={styles.message}>
        {message}
      </p>
      {removed && (
        <div className={styles.restore}>
          {!hydrated && <input type="hidden" name={REMOVED_FIELD} value={bodyOfRemoved(removed)} />}
          <Button
            type={hydrated ? 'button' : 'submit'}
            name="arrangement"
            value="restore"
            variant="quiet"
            onClick={() => hydrated && handleRestore()}
          >
            Zet {KIND_LABELS[removed.block.kind]} terug
          </Button>
        </div>
      )}
      <AddBlocks onArrange={handleArrange} />
    </fieldset>
  );
}

/** The buttons that add a block of each kind. Without JavaScript they submit the form. */
function AddBlocks({ onArrange }: { onArrange: (arrangement: Arrangement) => void }) {
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

interface BodyFieldProps {
  blocks: readonly EditedBlock[];
  /** Called with the body of a draft that was put into the form. */
  onRestore: (body: string) => void;
}

/**
 * The body of the post as one hidden field, which the form sends and saves as a draft. Whenever the blocks change, it tells
 * the form so by an event of typing.
 */
function BodyField({ blocks, onRestore }: BodyFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const body = bodyOfEdited(blocks);
  const told = useRef(body);
  useEffect(() => {
    if (told.current === body) return;
    told.current = body;
    field.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [body]);
  const handleChange = ({ target }: ChangeEvent<HTMLTextAreaElement>) => {
    if (target.value !== body) onRestore(target.value);
  };
  return <textarea ref={field} name="Body" hidden value={body} onChange={handleChange} />;
}

/** What gets the focus after blocks were arranged: a part of the block with this key, or the message about it. */
interface Target {
  key: number | null;
  on: 'field' | 'up' | 'down' | 'message';
}

/**
 * Gives a function that names what gets the focus once the blocks have been rendered anew: moving an element in the page
 * takes its focus away. A button that can't be pressed any more leaves it to the other one.
 */
function useFocusAfterArranging(container: RefObject<HTMLElement | null>): (target: Target | null) => void {
  const next = useRef<Target>(null);
  useEffect(() => {
    const target = next.current;
    next.current = null;
    if (!target || !container.current) return;
    find(container.current, target)?.focus();
  });
  return (target) => {
    next.current = target;
  };
}

function find(container: HTMLElement, { key, on }: Target): HTMLElement | null {
  if (key === null) return container.querySelector('[data-message]');
  const block = container.querySelector(`[data-block="${key}"]`);
  if (on === 'field') return block?.querySelector('textarea, input:not([type=hidden])') ?? null;
  const other = on === 'up' ? 'down' : 'up';
  return block?.querySelector(`[data-move=${on}]:enabled`) ?? block?.querySelector(`[data-move=${other}]`) ?? null;
}
