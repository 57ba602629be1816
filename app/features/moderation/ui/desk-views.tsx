import { ViewSwitch } from '#app/ui/navigation/view-switch.tsx';
import { OBJECTIONS_PATH } from '../paths.ts';
import type { CaseList } from '../rules.ts';
import { casesPath } from './list-paths.ts';

const TABS = [
  ['open', 'Open'],
  ['mine', 'Van mij'],
  ['later', 'Later'],
  ['handled', 'Afgehandeld'],
] as const;

interface Props {
  current: CaseList | 'objections';
  /** How many objections wait for this moderator. */
  objections: number;
}

/** The lists of the desk: those of cases, and that of objections. */
export const DeskViews = ({ current, objections }: Props) => (
  <ViewSwitch
    label="Gemeld"
    views={[
      ...TABS.map(([name, text]) => ({
        href: casesPath({ list: name }),
        text,
        current: name === (current === 'handled-by-me' ? 'handled' : current),
      })),
      {
        href: OBJECTIONS_PATH,
        text: objections > 0 ? `Bezwaren (${objections})` : 'Bezwaren',
        current: current === 'objections',
      },
    ]}
  />
);
