import { ChevronIcon, DragHandleIcon } from '@payloadcms/ui';
import type { CSSProperties, HTMLAttributes, Ref } from 'react';
import type { ArticleBelow } from '../../editing/order-articles.ts';
import { FormLink } from '../form-link.tsx';

interface Props {
  article: ArticleBelow;
  /** What the drag and drop of Payload gives a row. */
  sortable: {
    attributes: HTMLAttributes<unknown>;
    listeners: HTMLAttributes<unknown>;
    setNodeRef: (node: HTMLElement | null) => void;
    transform: string | undefined;
    transition: string | undefined;
    isDragging?: boolean;
  };
  mayOrder: boolean;
  /** Left out for the first row. */
  moveUp?: () => void;
  /** Left out for the last row. */
  moveDown?: () => void;
}

/** An article in a list that can be put in order. */
export function ArticleRow({ article: { id, title, status }, sortable, mayOrder, moveUp, moveDown }: Props) {
  const style: CSSProperties = { transform: sortable.transform, transition: sortable.transition };
  return (
    <div className="niergenoten-order__row" ref={sortable.setNodeRef as Ref<HTMLDivElement>} style={style}>
      {mayOrder && (
        <button
          {...sortable.attributes}
          {...sortable.listeners}
          aria-label={`Versleep ${title}`}
          className="niergenoten-order__handle"
          type="button"
        >
          <DragHandleIcon />
        </button>
      )}
      <FormLink collection="medical-articles" id={id} title={title} />
      {status === 'draft' && <small>concept</small>}
      {mayOrder && (
        <span className="niergenoten-order__arrows">
          <Arrow direction="up" label={`Zet ${title} hoger`} move={moveUp} />
          <Arrow direction="down" label={`Zet ${title} lager`} move={moveDown} />
        </span>
      )}
    </div>
  );
}

function Arrow({
  direction,
  label,
  move,
}: {
  direction: 'up' | 'down';
  label: string;
  move: (() => void) | undefined;
}) {
  return (
    <button aria-label={label} disabled={!move} onClick={move} type="button">
      <ChevronIcon direction={direction} />
    </button>
  );
}
