'use client';

import type { Use } from '../../lists/list-uses.ts';
import { readCms, useAnswer } from '../ask-cms.ts';
import { Consequences } from '../uses/consequences.tsx';

/**
 * What happens when a document is withdrawn, looked up when an editor chooses to schedule that.
 * @param document the collection and id of the document: 'content-pages/12'
 */
export function WithdrawalConsequences({ document }: { document: string }) {
  const [found] = useAnswer(`/api/uses/${document}`, readCms<{ uses: Use[] }>);
  return (
    <div aria-live="polite">
      {found === undefined ? <p>We zoeken op waar dit genoemd wordt.</p> : <Consequences uses={found?.uses ?? null} />}
    </div>
  );
}
