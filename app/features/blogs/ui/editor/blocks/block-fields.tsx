import { useEffect } from 'react';
import { TextArea } from '#app/ui/form/fields/text-area.tsx';
import { TextField } from '#app/ui/form/fields/text-field.tsx';
import { useHydrated } from '#app/ui/hydration/use-hydrated.ts';
import { blockField } from '../../../body/form-fields.ts';
import { SUBTITLE_MAX } from '../../../rules.ts';
import { PictureFields } from '../picture/picture-fields.tsx';
import type { BlockEditorProps } from './block-editor-props.ts';
import { detached } from './detached.ts';
import { VideoField } from './video-field.tsx';

/** The fields of a block. With JavaScript they are not sent themselves: the body is one field. */
export function BlockFields(props: BlockEditorProps) {
  const { block, index, errors, onChange } = props;
  const name = blockField(index, 'Content');
  const hydrated = useHydrated();
  useTypedBefore(`field-${name}`, block.content, (content) => onChange({ content }));
  if (block.kind === 'image') return <PictureFields {...props} />;
  if (block.kind === 'video') return <VideoField {...props} />;
  const common = {
    ...detached(hydrated),
    name,
    error: errors.content,
    defaultValue: block.content,
    onChange: ({ target }: { target: { value: string } }) => onChange({ content: target.value }),
  };
  if (block.kind === 'text') return <TextArea {...common} label="Tekst" rows={6} />;
  return <TextField {...common} label="Subtitel" maxLength={SUBTITLE_MAX} />;
}

/** Takes over what was typed in the field before our scripts ran. */
function useTypedBefore(id: string, content: string, onTyped: (content: string) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the field appears
  useEffect(() => {
    const field = document.getElementById(id);
    if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return;
    if (field.type !== 'file' && field.value !== content) onTyped(field.value);
  }, []);
}
