'use client';

import { useFormFields } from '@payloadcms/ui';

interface Props {
  /** The site's own sentences, by house rule. */
  sentences: Readonly<Record<string, string>>;
}

/** The site's own sentence for the house rule that is chosen in the form: what an editor's sentence replaces. */
export function OwnSentence({ sentences }: Props) {
  const sentence = useFormFields(([fields]) => sentences[String(fields.rule?.value)]);
  if (!sentence) return null;
  return <p className="field-description">Zin van de site: ‘{sentence}’</p>;
}
