import { randomUUID } from 'node:crypto';
import { type ComponentProps, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { submit } from '#app/platform/http/pages/action.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { RadioList } from '#app/ui/form/choices/radio-list.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { ShoppingBasket, Trash2 } from '#app/ui/icon/icons.ts';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { PrintButton } from '#app/ui/reading/print-button.tsx';
import { recipesHandlers } from '../api.ts';
import { recipesContract } from '../contract.ts';
import { RECIPES_PATH } from '../paths.ts';
import { ownShoppingList } from '../shopping/own-shopping-list.ts';
import type { ShoppingList } from '../shopping/shopping-items.ts';
import { type Grouping, shoppingListText } from '../shopping/shopping-list-text.ts';
import { RecipesBar } from '../ui/recipes-bar.tsx';
import { MailList } from '../ui/shopping/mail-list.tsx';
import { ShoppingLines } from '../ui/shopping/shopping-lines.tsx';
import styles from '../ui/shopping/shopping-list-page.module.css';
import type { Route } from './+types/shopping-list';

export const handle: PageHandle = { cache: { query: [] } };

/** The list itself is in the browser. A member gets the key of one mail, and another after each. */
export const loader = (args: Route.LoaderArgs) =>
  load(args, ({ viewer }) => ({ submissionKey: viewer ? randomUUID() : null }));

export const action = (args: Route.ActionArgs) =>
  submit(args, recipesContract.mailShoppingList, recipesHandlers.mailShoppingList, () => ({ sent: true as const }));

/** The list of what to buy for the recipes that the reader chose. It is kept in this browser, and needs JavaScript. */
export default function ShoppingListPage({ loaderData: { submissionKey } }: Route.ComponentProps) {
  // Until our scripts run the list is not known; that is not the same as an empty one.
  const list = useSyncExternalStore<ShoppingList | null>(ownShoppingList.subscribe, ownShoppingList.read, () => null);
  useFocusAfterChange(list);
  const [removed, setRemoved] = useState<{ what: string; from: ShoppingList }>();
  const change = (changed: ShoppingList) => {
    setRemoved(undefined);
    ownShoppingList.write(changed);
  };
  const remove = (changed: ShoppingList, what: string) => {
    setRemoved({ what, from: list ?? [] });
    ownShoppingList.write(changed);
  };
  return (
    <Page width="column">
      <Metadata
        title="Mijn lijst"
        description="Alles wat je nodig hebt voor de recepten die je koos, op één lijst."
        noindex
      />
      <RecipesBar />
      <PageHeader
        title="Mijn lijst"
        intro={<p data-print="tip">Je boodschappen. De lijst blijft in deze browser. Wij bewaren hem niet.</p>}
        breadcrumbs={[{ text: 'Recepten', href: RECIPES_PATH }, { text: 'Mijn lijst' }]}
      />
      <noscript>
        <p>De lijst staat in je browser, en daarvoor moet JavaScript aanstaan. Een recept kun je wel printen.</p>
      </noscript>
      {list?.length === 0 && (
        <EmptyState
          icon={ShoppingBasket}
          title="Je lijst is nog leeg"
          action={<ButtonLink to={RECIPES_PATH}>Bekijk alle recepten</ButtonLink>}
        >
          Open een recept en kies ‘Zet op mijn lijst’. Dan staat hier wat je nodig hebt.
        </EmptyState>
      )}
      {list && list.length > 0 && (
        <FilledList list={list} submissionKey={submissionKey} onChange={change} onRemove={remove} />
      )}
      <div className={styles.removed} data-print="hide">
        <p role="status">{removed && `${removed.what} staat niet meer op je lijst.`}</p>
        {removed && (
          <Button type="button" onClick={() => change(removed.from)}>
            Zet terug
          </Button>
        )}
      </div>
    </Page>
  );
}

/** Moves the focus to the content of the page, when the button that had it went with a change of the list. */
function useFocusAfterChange(list: ShoppingList | null) {
  const before = useRef(list);
  useEffect(() => {
    const isChanged = before.current !== null && before.current !== list;
    before.current = list;
    if (isChanged && document.activeElement === document.body)
      document.querySelector('main')?.focus({ preventScroll: true });
  }, [list]);
}

interface FilledListProps extends Pick<ComponentProps<typeof ShoppingLines>, 'list' | 'onChange' | 'onRemove'> {
  /** The idempotency key of a mail by this member; null for a visitor, who mails with their own program. */
  submissionKey: string | null;
}

function FilledList({ list, submissionKey, onChange, onRemove }: FilledListProps) {
  const [grouping, setGrouping] = useState<Grouping>('recipe');
  const [isClearing, setClearing] = useState(false);
  const text = shoppingListText(list, grouping);
  return (
    <>
      {list.length > 1 && (
        <div data-print="hide">
          <RadioList
            legend="Hoe wil je de lijst zien?"
            name="grouping"
            sideBySide
            options={[
              { value: 'recipe', label: 'Per recept' },
              { value: 'all', label: 'Alles bij elkaar' },
            ]}
            value={grouping}
            onChange={(value) => setGrouping(value === 'all' ? 'all' : 'recipe')}
          />
        </div>
      )}
      <ShoppingLines {...{ list, grouping, onChange, onRemove }} />
      <div className={styles.actions} data-print="hide">
        <PrintButton />
        <MailList text={text} submissionKey={submissionKey} />
        <Button type="button" variant="quiet" icon={Trash2} onClick={() => setClearing(true)}>
          Maak de lijst leeg
        </Button>
      </div>
      <ClearDialog
        open={isClearing}
        recipes={list.length}
        onClose={() => setClearing(false)}
        onClear={() => onChange([])}
      />
    </>
  );
}

interface ClearDialogProps {
  open: boolean;
  /** How many recipes the list has. */
  recipes: number;
  onClose: () => void;
  onClear: () => void;
}

/** Asks before the whole list is gone. */
const ClearDialog = ({ open, recipes, onClose, onClear }: ClearDialogProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title="Je lijst leegmaken?"
    actions={
      <>
        <Button type="button" onClick={onClose}>
          Bewaar de lijst
        </Button>
        <Button type="button" variant="danger" onClick={onClear}>
          Maak leeg
        </Button>
      </>
    }
  >
    <p>
      De boodschappen van {recipes === 1 ? 'je recept' : `al je ${recipes} recepten`} gaan van de lijst. Dat kun je niet
      terugdraaien.
    </p>
  </Dialog>
);
