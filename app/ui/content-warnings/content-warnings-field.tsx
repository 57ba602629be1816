import {
  CONTENT_WARNING_NAMES,
  CONTENT_WARNINGS,
  type ContentWarning,
} from '#app/platform/content-warnings/content-warnings.ts';
import { Disclosure } from '../disclosure/disclosure.tsx';
import { CheckboxList } from '../form/choices/checkbox-list.tsx';
import type { Choice } from '../form/choices/choice-list.tsx';
import { EyeOff } from '../icon/icons.ts';

/** What belongs to each of them. */
const HELP: Readonly<Record<ContentWarning, string>> = {
  dying: 'Doodgaan, rouw, of stoppen met een behandeling',
  prognosis: 'Hoe het verder kan gaan, of hoe lang iemand nog leeft',
  needles: 'Prikken, bloed, of de shunt',
};

/** The content warnings as choices. */
const WARNING_CHOICES: readonly Choice[] = CONTENT_WARNING_NAMES.map((value) => ({
  value,
  label: `Over ${CONTENT_WARNINGS[value]}`,
  help: HELP[value],
}));

interface Props {
  legend: string;
  help: string;
  defaultValue: readonly string[] | undefined;
  error?: string | undefined;
}

/**
 * The choice of what a text is about that not everybody wants to read (docs/decisions/content-warnings.md). The empty value
 * tells that none is ticked from a form without this choice.
 */
export const ContentWarningsField = (props: Props) => (
  <>
    <input type="hidden" name="ContentWarnings" value="" />
    <CheckboxList {...props} name="ContentWarnings" options={WARNING_CHOICES} />
  </>
);

interface FoldedProps {
  defaultValue: readonly string[] | undefined;
  error: string | undefined;
  /** Whether the text has a title, which readers see at once. */
  titled?: boolean;
}

/** The same choice in a form in which one writes: closed as long as nothing is ticked, because most texts need none. */
export function FoldedContentWarnings({ defaultValue, error, titled = false }: FoldedProps) {
  const ticked = defaultValue?.some((name) => name !== '') ?? false;
  return (
    <Disclosure
      summary="Gaat dit over overlijden, vooruitzichten of naalden?"
      quietIcon={EyeOff}
      open={ticked || error !== undefined}
    >
      <ContentWarningsField
        legend="Waar gaat je tekst over?"
        help={`Niet iedereen wil hier altijd over lezen. Anderen zien dan eerst waar je tekst over gaat, en openen hem als ze dat willen.${titled ? ' De titel zien ze wel.' : ''}`}
        defaultValue={defaultValue}
        error={error}
      />
    </Disclosure>
  );
}
