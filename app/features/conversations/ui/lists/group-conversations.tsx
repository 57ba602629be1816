import type { NewCounts } from '#app/features/reactions/index.ts';
import type { Page } from '#app/platform/database/paging.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Pager } from '#app/ui/navigation/pager.tsx';
import { capitalise } from '#app/ui/text/capitalise.ts';
import type { ConversationSummary } from '../../lists/summaries.ts';
import { type GroupView, groupPath, groupViewPath } from '../../paths.ts';
import type { GroupTerm } from '../../screens/read-groups.ts';
import { ConversationList } from './conversation-list.tsx';

interface Props {
  conversations: Page<ConversationSummary>;
  newCounts: NewCounts;
  view: GroupView;
  group: { slug: string };
  terms: GroupTerm[];
}

/** One page of the conversations of a group. The heading has their number and is announced when it changes. */
export function GroupConversations({ conversations, newCounts, view, group, terms }: Props) {
  const about = joinNames(terms.filter(({ id }) => view.terms.includes(id)));
  return (
    <Stack gap={3}>
      <div role="status">
        <h2>{headingOf(conversations.total, { about, followed: view.followed })}</h2>
      </div>
      {conversations.items.length === 0 ? (
        <NoConversations followed={view.followed} about={about} group={group} />
      ) : (
        <ConversationList conversations={conversations.items} newCounts={newCounts} />
      )}
      <Pager
        page={view.page}
        pages={conversations.pages}
        href={(page) => groupViewPath(group, { ...view, page })}
        label="Pagina’s met gesprekken"
      />
    </Stack>
  );
}

/** Explains why the list is empty, and what to do next. */
function NoConversations({ followed, about, group }: { followed: boolean; about: string; group: { slug: string } }) {
  if (followed) {
    return (
      <EmptyState
        title="Vind terug wat je aanspreekt"
        action={<ButtonLink to={groupPath(group)}>Toon alle gesprekken</ButtonLink>}
      >
        Open een gesprek en kies ‘Volg dit gesprek’. Dan staat het hier, met wat er nieuw is bovenaan.
      </EmptyState>
    );
  }
  if (about) {
    return (
      <EmptyState
        title="Hier heeft nog niemand het over gehad"
        action={
          <ButtonLink to={groupPath(group)} preventScrollReset>
            Wis het filter
          </ButtonLink>
        }
      >
        Kies een ander onderwerp, of begin er zelf een gesprek over.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="Hier is nog geen gesprek">
      Begin gerust het eerste: er lezen meer mensen mee dan je denkt.
    </EmptyState>
  );
}

const joinNames = (terms: GroupTerm[]): string =>
  new Intl.ListFormat('nl', { type: 'disjunction' }).format(terms.map(({ name }) => name));

function headingOf(count: number, { about, followed }: { about: string; followed: boolean }): string {
  const conversations = `${count || 'geen'} ${count === 1 ? 'gesprek' : 'gesprekken'}`;
  if (followed) return `Je volgt ${count > 0 ? '' : 'hier nog '}${conversations}`;
  return capitalise(`${conversations}${about && ` over ${about}`}`);
}
