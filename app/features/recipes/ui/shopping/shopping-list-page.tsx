import { useState, useSyncExternalStore } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { RadioList } from '#app/ui/form/choices/radio-list.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { ShoppingBasket, Trash2 } from '#app/ui/icon/icons.ts';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { PrintButton } from '#app/ui/reading/print-button.tsx';
import { RECIPES_PATH } from '../../paths.ts';
import { ownShoppingList } from '../../shopping/own-shopping-list.ts';
import type { ShoppingList } from '../../shopping/shopping-items.ts';
import { type Grouping, shoppingListText } from '../../shopping/shopping-list-text.ts';
import { ClearDialog } from './clear-dialog.tsx';
import { MailList } from './mail-list.tsx';
import { ShoppingLines } from './shopping-lines.tsx';
import styles from './shopping-list-page.module.css';

interface Props {
  /** The idempotency key of a mail by this member; null for a visitor, who mails with their own program. */
  submissionKey: string | null;
}

/** The list of what to buy for the recipes that the reader chose. It is kept in this browser, and needs JavaScript. */
export function ShoppingListPage({ submissionKey }: Props) {
  // Until our scripts run the list is not known; that is not the same as an empty one.
  const list = useSyncExternalStore<ShoppingList | null>(ownShoppingList.subscribe, ownShoppingList.read, () => null);
  return (
    <Page width="column">
      <Metadata
        title="Boodschappenlijst"
        description="Alles wat je nodig hebt voor de recepten die je koos, op één lijst."
        noindex
      />
      <PageHeader
        title="Boodschappenlijst"
        intro={<p data-print="hide">Je lijst blijft in deze browser. Wij bewaren hem niet.</p>}
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
          Open een recept en kies ‘Zet op mijn boodschappenlijst’. Dan staat hier wat je nodig hebt.
        </EmptyState>
      )}
      {list && list.length > 0 && <FilledList list={list} submissionKey={submissionKey} />}
    </Page>
  );
}

function FilledList({ list, submissionKey }: Props & { list: ShoppingList }) {
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
      <ShoppingLines list={list} grouping={grouping} onChange={ownShoppingList.write} />
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
        onClear={() => ownShoppingList.write([])}
      />
    </>
  );
}
