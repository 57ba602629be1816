'use client';

import { useEffect, useState } from 'react';
import type { Use } from '../../lists/list-uses.ts';
import { Consequences } from '../uses/consequences.tsx';
import { fetchUses } from '../uses/fetch-uses.ts';

/**
 * What happens when a document is withdrawn, looked up when an editor chooses to schedule that.
 * @param document the collection and id of the document: 'content-pages/12'
 */
export function WithdrawalConsequences({ document }: { document: string }) {
  const [uses, setUses] = useState<Use[] | null>();
  useEffect(() => {
    let isShown = true;
    void fetchUses(document).then((found) => isShown && setUses(found));
    return () => {
      isShown = false;
    };
  }, [document]);
  return (
    <div aria-live="polite">
      {uses === undefined ? <p>We zoeken op waar dit genoemd wordt.</p> : <Consequences uses={uses} />}
    </div>
  );
}
