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
  /** The name of the list of tabs, for screen readers. */
  label?: string | undefined;
  /** The level of the headings that replace the tabs without JavaScript. */
  headingLevel?: 2 | 3 | undefined;
}

/**
 * Tabs, of which one panel is visible. Arrow keys, Home and End select a tab (ARIA Authoring Practices). Without JavaScript
 * all panels are visible.
 */
export function Tabs({ tabs, label, headingLevel = 2 }: TabsProps) {
  const hydrated = useHydrated();
  const [selected, setSelected] = useState(tabs[0]?.id);
  if (!hydrated) return <Sections tabs={tabs} headingLevel={headingLevel} />;

  function selectByKey(event: KeyboardEvent) {
    const current = tabs.findIndex(({ id }) => id === selected);
    const tab = tabs[indexByKey(event.key, { current, last: tabs.length - 1 }) ?? -1];
    if (!tab) return;
    event.preventDefault();
    setSelected(tab.id);
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
            aria-selected={id === selected}
            aria-controls={`panel-${id}`}
            tabIndex={id === selected ? 0 : -1}
            className={classNames(styles.tab, id === selected && styles.selected)}
            onClick={() => setSelected(id)}
            onKeyDown={selectByKey}
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
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may have nothing focusable, so it must be focusable itself
          tabIndex={0}
          hidden={id !== selected}
          className={styles.panel}
        >
          {content}
        </div>
      ))}
    </div>
  );
}

/** All tabs as sections with headings. */
function Sections({ tabs, headingLevel }: { tabs: readonly Tab[]; headingLevel: 2 | 3 }) {
  const Heading = `h${headingLevel}` as const;
  return tabs.map(({ id, label, content }) => (
    <section className={styles.panel} key={id}>
      <Heading>{label}</Heading>
      {content}
    </section>
  ));
}

/** The index of the tab that a key selects; undefined for other keys. Arrow keys wrap around. */
const indexByKey = (key: string, { current, last }: { current: number; last: number }): number | undefined =>
  ({
    ArrowRight: current === last ? 0 : current + 1,
    ArrowLeft: current === 0 ? last : current - 1,
    Home: 0,
    End: last,
  })[key];
