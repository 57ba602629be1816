'use client';

import { Button } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { after, DAY, systemClock } from '../../../app/platform/clock.ts';
import { fullDateAndTime, isoDay } from '../../dates.ts';
import type { Use } from '../../lists/list-uses.ts';
import { dutchTime } from '../../schedule/dutch-time.ts';
import { readCms, useAnswer } from '../ask-cms.ts';
import { Consequences } from '../uses/consequences.tsx';
import type { NewSchedule } from './use-schedules.ts';

interface Props {
  /** The collection and id of the document: 'content-pages/12'. */
  document: string;
  add: (schedule: NewSchedule) => Promise<void>;
}

/**
 * Asks what happens to a document, and when: at the time of the Netherlands, wherever the editor is. Of a withdrawal it shows
 * which documents name this one, as before an immediate one.
 */
export function ScheduleForm({ document, add }: Props) {
  const today = systemClock.now();
  const [publishes, setPublishes] = useState(true);
  const [day, setDay] = useState(() => isoDay.format(after(today, DAY)));
  const [time, setTime] = useState('09:00');
  const [isSending, setSending] = useState(false);
  const id = useId();
  const at = dutchTime(day, time);
  const isPast = at !== null && at <= today;
  const send = async () => {
    if (!at || isPast) return;
    setSending(true);
    await add({ publishes, at });
    setSending(false);
  };
  return (
    <form
      className="niergenoten-schedule__form"
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation(); // the drawer is part of the form of the document
        void send();
      }}
    >
      <h3>Plan iets</h3>
      <fieldset>
        <legend>Wat moet er gebeuren?</legend>
        <Choice chosen={publishes} choose={() => setPublishes(true)} label="Publiceren" name={id}>
          De laatste versie gaat online, ook met wat je tot dan nog verandert.
        </Choice>
        <Choice chosen={!publishes} choose={() => setPublishes(false)} label="Van de site halen" name={id}>
          In het CMS blijft het staan, als concept.
        </Choice>
      </fieldset>
      {!publishes && <WithdrawalConsequences document={document} />}
      <div className="niergenoten-schedule__moment">
        <label>
          Dag
          <input
            min={isoDay.format(today)}
            onChange={({ target }) => setDay(target.value)}
            required
            type="date"
            value={day}
          />
        </label>
        <label>
          Tijd in Nederland
          <input onChange={({ target }) => setTime(target.value)} required type="time" value={time} />
        </label>
      </div>
      <p aria-live="polite">{outcomeOf({ publishes, at, isPast })}</p>
      <Button buttonStyle="primary" disabled={isSending || !at || isPast} margin={false} size="medium" type="submit">
        Plan
      </Button>
    </form>
  );
}

interface ChoiceProps {
  chosen: boolean;
  choose: () => void;
  label: string;
  name: string;
  children: string;
}

function Choice({ chosen, choose, label, name, children }: ChoiceProps) {
  return (
    <label className="niergenoten-schedule__choice">
      <input checked={chosen} name={name} onChange={choose} type="radio" />
      <span>
        {label}
        <small>{children}</small>
      </span>
    </label>
  );
}

/**
 * What happens when a document is withdrawn, looked up when an editor chooses to schedule that.
 * @param document the collection and id of the document: 'content-pages/12'
 */
function WithdrawalConsequences({ document }: { document: string }) {
  const [found] = useAnswer(`/api/uses/${document}`, readCms<{ uses: Use[] }>);
  return (
    <div aria-live="polite">
      {found === undefined ? <p>We zoeken op waar dit genoemd wordt.</p> : <Consequences uses={found?.uses ?? null} />}
    </div>
  );
}

/** What the form will do, in words. */
function outcomeOf({ publishes, at, isPast }: { publishes: boolean; at: Date | null; isPast: boolean }): string {
  if (!at) return 'Kies een dag en een tijd die bestaan. In de nacht dat de zomertijd begint, valt een uur weg.';
  if (isPast) return 'Dit moment is al voorbij. Kies een later moment.';
  return `${publishes ? 'Dit gaat online op' : 'Dit gaat van de site op'} ${fullDateAndTime.format(at)}.`;
}
