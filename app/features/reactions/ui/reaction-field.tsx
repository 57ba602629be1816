import type { ComponentProps } from 'react';
import { TextArea } from '#app/ui/form/fields/text-area.tsx';
import { REACTION_MAX } from '../rules.ts';

/** The field for the text of a reaction, which counts the characters that are left. */
export const ReactionField = (props: Omit<ComponentProps<typeof TextArea>, 'maxLength' | 'counter'>) => (
  <TextArea {...props} maxLength={REACTION_MAX} counter />
);
