import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { SelectField } from '#app/ui/form/fields/select-field.tsx';
import { TextField } from '#app/ui/form/fields/text-field.tsx';
import { LazySuggestions } from '#app/ui/form/suggestions/lazy-suggestions.tsx';
import { Search } from '#app/ui/icon/icons.ts';
import {
  BOOST_PARAMETER,
  PILLAR_PARAMETER,
  PILLAR_WORDS,
  PILLARS,
  SEARCH_PATH,
  type SearchView,
  SUGGESTIONS,
  TERM_PARAMETER,
} from '../paths.ts';
import { TERM_MAX } from '../rules.ts';
import type { PillarCounts } from '../search-result.ts';
import { PILLAR_NAMES, shortCount } from './pillar-names.ts';
import styles from './search-form.module.css';

interface Props {
  view: SearchView;
  counts: PillarCounts;
  loading: boolean;
  onSearch: (view: SearchView) => void;
}

/** The search box with its suggestions, and on a phone the choice of a pillar. Without JavaScript it is a plain form. */
export function SearchForm({ view, counts, loading, onSearch }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const pillar = useRef<HTMLSelectElement>(null);
  const [typing, setTyping] = useState(false);
  useValueOfAddress(field, { value: view.term, typing });
  useValueOfAddress(pillar, { value: PILLAR_WORDS[view.pillar] });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setTyping(false);
    const sent = new FormData(event.currentTarget);
    onSearch({
      term: String(sent.get(TERM_PARAMETER)).trim(),
      pillar: PILLARS.find((each) => PILLAR_WORDS[each] === sent.get(PILLAR_PARAMETER)) ?? 'all',
      boost: view.boost,
      page: 1,
    });
  }

  return (
    <search data-print="hide">
      <form ref={form} action={SEARCH_PATH} className={styles.form} onSubmit={submit}>
        {view.boost !== 1 && <input type="hidden" name={BOOST_PARAMETER} value={view.boost} />}
        <div className={styles.term}>
          <TextField
            ref={field}
            label="Waar zoek je naar?"
            name={TERM_PARAMETER}
            type="search"
            defaultValue={view.term}
            maxLength={TERM_MAX}
            autoComplete="off"
            enterKeyHint="search"
            onInput={() => setTyping(true)}
            onBlur={() => setTyping(false)}
          />
          <LazySuggestions source={SUGGESTIONS} field={field} />
        </div>
        <div className={styles.pillar}>
          <SelectField
            ref={pillar}
            label="Waarin?"
            name={PILLAR_PARAMETER}
            defaultValue={PILLAR_WORDS[view.pillar]}
            options={PILLARS.map((each) => ({
              value: PILLAR_WORDS[each],
              label:
                counts[each].found > 0 ? `${PILLAR_NAMES[each]} (${shortCount(counts[each])})` : PILLAR_NAMES[each],
            }))}
            onChange={() => form.current?.requestSubmit()}
          />
        </div>
        <Button type="submit" variant="primary" icon={Search} busy={loading}>
          Zoek
        </Button>
      </form>
    </search>
  );
}

/**
 * Sets a field to what the address says when that changes: by a search, a link, or Back. A field in which the reader is
 * typing meanwhile stays as it is, and so does one that was filled in before the page was hydrated.
 */
function useValueOfAddress(
  field: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  { value, typing = false }: { value: string; typing?: boolean },
): void {
  const shown = useRef(value);
  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    if (field.current && !typing) field.current.value = value;
  }, [field, value, typing]);
}
