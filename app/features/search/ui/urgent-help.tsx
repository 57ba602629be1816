import { use } from 'react';
import { SupportContext, supportPhones } from '#app/ui/feedback/support-context.ts';
import { UrgentPanel } from '#app/ui/feedback/urgent-panel.tsx';
import { HeartHandshake } from '#app/ui/icon/icons.ts';
import { AnyLink } from '#app/ui/link/any-link.tsx';
import type { Urgency } from '../query/urgency.ts';

/** Whom to call, above the results of a search for what can't wait. Who searches is told nothing about themselves. */
export function UrgentHelp({ urgent }: { urgent: Urgency }) {
  const support = use(SupportContext);
  if (urgent === 'emergency') {
    return (
      <UrgentPanel title={<h2>Heb je nu hulp nodig?</h2>} phones={[{ number: '112', description: 'bij levensgevaar' }]}>
        <p>
          Is het geen levensgevaar, maar heeft het wel haast? Bel je dialyseafdeling, je transplantatiecentrum, je
          huisarts of de huisartsenpost.
        </p>
      </UrgentPanel>
    );
  }
  return (
    <UrgentPanel
      tone="kind"
      icon={HeartHandshake}
      title={<h2>Wil je met iemand praten?</h2>}
      phones={support ? supportPhones(support.infoline) : []}
    >
      <p>
        Je hoeft het niet alleen te dragen. De mensen van 113 luisteren en oordelen niet. Chatten kan ook, op{' '}
        <AnyLink href="https://www.113.nl">113.nl</AnyLink>.
      </p>
    </UrgentPanel>
  );
}
