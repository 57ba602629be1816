import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useHydrated } from '../hydration/use-hydrated.ts';
import { classNames } from '../styles/class-names.ts';
import styles from './tabs.module.css';

export interface Tab {
  id: string;
  label: string;
  content: ReactNode;
}

export interface TabsProps {
  tabs: readonly Tab[];
  /** What the tabs are about, for who can't see them together. */
  label?: string | undefined;
  /** Level of the headings that stand in for the tabs without JavaScript. */
  headingLevel?: 2 | 3 | undefined;
}

/** One panel at a time, moved by arrows, Home and End (ARIA practices). Without JavaScript all stand below each other. */
export function Tabs({ tabs, label, headingLevel = 2 }: TabsProps) {
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState(tabs[0]?.id);
  const Heading = `h${headingLevel}` as const;

  if (!hydrated) {
    return tabs.map((tab) => (
      <section className={styles.panel} key={tab.id}>
        <Heading>{tab.label}</Heading>
        {tab.content}
      </section>
    ));
  }

  function move(event: KeyboardEvent) {
    const now = tabs.findIndex((tab) => tab.id === chosen);
    const last = tabs.length - 1;
    const next = { ArrowRight: now === last ? 0 : now + 1, ArrowLeft: now === 0 ? last : now - 1, Home: 0, End: last }[
      event.key
    ];
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    setChosen(tab.id);
    document.getElementById(`tab-${tab.id}`)?.focus();
  }

  return (
    <div>
      <div role="tablist" aria-label={label} className={styles.list}>
        {tabs.map(({ id, label: text }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={id === chosen}
            aria-controls={`panel-${id}`}
            tabIndex={id === chosen ? 0 : -1}
            className={classNames(styles.tab, id === chosen && styles.chosen)}
            onClick={() => setChosen(id)}
            onKeyDown={move}
          >
            {text}
          </button>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={`panel-${id}`}
          aria-labelledby={`tab-${id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that may hold nothing to focus must itself be reachable
          tabIndex={0}
          hidden={id !== chosen}
          className={styles.panel}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
