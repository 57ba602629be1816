import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { RuleTexts } from '#app/features/content/published/house-rules.ts';
import type { FieldProps } from '#app/features/drafts/ui/field-props.ts';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { RadioList } from '#app/ui/form/choices/radio-list.tsx';
import { TextArea } from '#app/ui/form/fields/text-area.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { FACTS_MAX, FACTS_WORDS_MAX, HOUSE_RULES, type HouseRule, NO_HOUSE_RULE, sentenceOfText } from '../rules.ts';

/** The question by which house rule. */
export const HOUSE_RULE_LABEL = 'Welke huisregel?';

/** The labels of these fields in a summary of errors. */
export const REASONS_LABELS = { Rule: HOUSE_RULE_LABEL, Facts: 'Wat zag je?' };

/** Whether an error is told at one of these fields. */
export const isOfReasons = ({ errors }: FormError): boolean => (errors.Rule ?? errors.Facts) !== undefined;

interface RuleProps {
  text: FieldProps['text'];
  help?: ReactNode;
  /** What is chosen where no house rule was broken, where that can be. */
  withoutRule?: WithoutRule | undefined;
}

interface WithoutRule {
  label: string;
  /** The sentence that its author reads then. */
  facts: string;
}

/** The choice of a house rule. */
export const HouseRuleField = ({ text, help, withoutRule }: RuleProps) => (
  <RadioList
    {...text('Rule')}
    legend={HOUSE_RULE_LABEL}
    help={help}
    options={[
      ...(withoutRule ? [{ value: NO_HOUSE_RULE, label: withoutRule.label }] : []),
      ...Object.entries(HOUSE_RULES).map(([value, label]) => ({ value, label })),
    ]}
  />
);

interface Props {
  /** Gives the attributes of the fields of the form. */
  text: FieldProps['text'];
  /** Tells the forms of one page apart. */
  form: string;
  /** What the reasons are of, for screen readers: 'Waarom je dit verbergt'. */
  why: string;
  /** The sentence of a house rule, where it is not about a text. */
  sentenceFor?: ((rule: HouseRule, texts: RuleTexts) => string) | undefined;
  withoutRule?: WithoutRule | undefined;
}

/**
 * Why a moderator restricts something, which whom it concerns reads: the house rule, and what was seen. Choosing a rule
 * writes its sentence, unless there are other words; without JavaScript an empty field stands for that sentence.
 */
export const ReasonsFields = ({ text, form, why, withoutRule, sentenceFor = sentenceOfText }: Props) => (
  <WithSentences
    label={why}
    sentenceFor={(rule, texts) => (rule === NO_HOUSE_RULE ? (withoutRule?.facts ?? '') : sentenceFor(rule, texts))}
  >
    <HouseRuleField text={text} withoutRule={withoutRule} />
    <TextArea
      {...text('Facts')}
      id={`${form}-feiten`}
      label={REASONS_LABELS.Facts}
      help={`De schrijver leest dit. Gebruik hoogstens ${FACTS_WORDS_MAX} woorden. Laat je het leeg? Dan staat er een korte zin die bij je keuze hoort.`}
      maxLength={FACTS_MAX}
      rows={2}
    />
  </WithSentences>
);

type Chosen = HouseRule | typeof NO_HOUSE_RULE;

const RULES: readonly Chosen[] = [NO_HOUSE_RULE, ...(Object.keys(HOUSE_RULES) as HouseRule[])];

interface SentencesProps {
  label: string;
  /** The sentence of a house rule, by what editors wrote and what else is chosen in the form. */
  sentenceFor: (rule: Chosen, texts: RuleTexts, chosen: FormData) => string;
  children: ReactNode;
}

/** Writes the sentence of the chosen house rule in the text area among `children`, unless other words stand there. */
export function WithSentences({ label, sentenceFor, children }: SentencesProps) {
  const fields = useRef<HTMLElement>(null);
  const written = useRef('');
  const texts = useRuleTexts();

  function writeSentence({ target }: ChangeEvent<HTMLInputElement>) {
    const area = fields.current?.querySelector('textarea');
    if (target.type !== 'radio' || !target.form || !area) return;
    const chosen = new FormData(target.form);
    const rule = chosen.get('Rule');
    const sentences = ['', written.current, ...RULES.map((each) => sentenceFor(each, texts, chosen))];
    if (!rule || !sentences.includes(area.value.trim())) return;
    area.value = written.current = sentenceFor(rule as Chosen, texts, chosen);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return (
    <section ref={fields} aria-label={label} onChange={writeSentence as never}>
      <Stack gap={2}>{children}</Stack>
    </section>
  );
}

/** What editors wrote for the house rules: the root route has it for who decides by these, and nobody else. */
function useRuleTexts(): RuleTexts {
  const root = useRouteLoaderData('root') as { ruleTexts?: RuleTexts } | undefined;
  return root?.ruleTexts ?? {};
}
