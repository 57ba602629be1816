import { useEffect, useRef } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import type { NewCounts } from '#app/features/reactions/index.ts';
import type { Page } from '#app/platform/database/paging.ts';
import { Tip } from '#app/ui/feedback/tip.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { LoadMore } from '#app/ui/navigation/load-more.tsx';
import type { ConversationSummary } from '../../lists/summaries.ts';
import { ConversationList } from './conversation-list.tsx';

interface Props {
  followed: Page<ConversationSummary>;
  newCounts: NewCounts;
  /** The path of the list with one page more; null if there is no more. */
  more: string | null;
}

/** The conversations that the viewer follows, the newest activity first, with a link to load more. */
export function FollowedConversations({ followed: { items, total }, newCounts, more }: Props) {
  return (
    <section aria-labelledby="gevolgd">
      <Stack gap={3}>
        <h2 id="gevolgd">Gesprekken die ik volg</h2>
        {total === 0 ? (
          <Tip title="Je volgt nog geen gesprekken">
            <p>
              Open een gesprek dat je aanspreekt en kies ‘Volg dit gesprek’. Dan vind je het hier terug, ook als er iets
              nieuws bij staat. <Link to="#laatste-bijdragen">Kijk bij de laatste bijdragen</Link>.
            </p>
          </Tip>
        ) : (
          <FollowedList items={items} newCounts={newCounts} total={total} more={more} />
        )}
      </Stack>
    </section>
  );
}

type FollowedListProps = { items: ConversationSummary[]; total: number } & Pick<Props, 'newCounts' | 'more'>;

function FollowedList({ items, newCounts, total, more }: FollowedListProps) {
  const navigate = useNavigate();
  const { location } = useNavigation();
  const list = useFocusOnFirstNew(items.length, more === null);
  return (
    <div ref={list}>
      <Stack gap={2}>
        <ConversationList conversations={items} newCounts={newCounts} showGroup anchor="gevolgd" />
        <p role="status">
          {items.length < total ? `Je ziet ${items.length} van de ${total} gesprekken die je volgt.` : ''}
        </p>
        {items.length < total && more === null && <p>De andere vind je per groep, bij ‘Gesprekken die ik volg’.</p>}
        {more && (
          <LoadMore
            href={`${more}#gevolgd-${items.length + 1}`}
            label="Toon meer gesprekken"
            busy={location !== undefined && location.pathname + location.search === more}
            onMore={() => navigate(more, { preventScrollReset: true })}
          />
        )}
      </Stack>
    </div>
  );
}

/** Moves the focus to the first conversation that was loaded, when the link to load more disappears with its focus. */
function useFocusOnFirstNew(count: number, complete: boolean) {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const first = before.current;
    before.current = count;
    if (count > first && complete && document.activeElement === document.body) {
      list.current?.querySelectorAll<HTMLElement>('h3 a')[first]?.focus();
    }
  }, [count, complete]);
  return list;
}
