import type { Refused } from '#app/platform/forms/refusal.ts';
import type { Draft } from '../draft.ts';

/** What a form of writing begins with: what was refused, else what was saved of it, else the text that is changed. */
export interface WrittenFields {
  /** The attributes of a text, or of one choice; `current` is what it is now. */
  text(name: string, current?: string): FieldAttributes<string>;
  /** The attributes of a list of checkboxes. */
  choices(name: string): FieldAttributes<string[]>;
}

interface FieldAttributes<T> {
  name: string;
  defaultValue: T | undefined;
  error: string | undefined;
}

/** The fields of a form with this draft, which was refused or not, with what is wrong with them. */
export const writtenFields = (
  draft: Draft | null,
  refused: Refused | undefined,
  errors: Readonly<Record<string, string>>,
): WrittenFields => ({
  text: (name, current) => ({
    name,
    defaultValue: refused?.values[name] ?? savedText(draft, name) ?? current,
    error: errors[name],
  }),
  choices: (name) => ({
    name,
    defaultValue: refused ? refused.values[name]?.split(',') : [draft?.fields[name] ?? []].flat(),
    error: errors[name],
  }),
});

function savedText(draft: Draft | null, name: string): string | undefined {
  const value = draft?.fields[name];
  return typeof value === 'string' ? value : undefined;
}
