'use client';

import {
  escapeDiffHTML,
  FieldDiffContainer,
  getHTMLDiffComponents,
  unescapeDiffHTML,
  useTranslation,
} from '@payloadcms/ui';
import type { FieldDiffClientProps } from 'payload';
import { linesOf } from './lines-of.ts';

/** The words of a list, or a box that is ticked, beside those of another version: Payload would show them as JSON. */
export function ValuesDiff({ comparisonValue, versionValue, field, locale, nestingLevel }: FieldDiffClientProps) {
  const { i18n } = useTranslation();
  const { From, To } = getHTMLDiffComponents({
    fromHTML: htmlOf(comparisonValue),
    toHTML: htmlOf(versionValue),
    postProcess: unescapeDiffHTML,
    tokenizeByCharacter: false,
  });
  const label = { label: 'label' in field ? field.label : undefined, locale };
  return (
    <FieldDiffContainer
      className="text-diff"
      From={From}
      To={To}
      i18n={i18n}
      label={label}
      nestingLevel={nestingLevel}
    />
  );
}

const EMPTY = '<p><span class="html-diff-no-value"></span></p>';

const htmlOf = (value: unknown): string =>
  linesOf(value)
    .map((line) => `<p>${escapeDiffHTML(line)}</p>`)
    .join('') || EMPTY;
