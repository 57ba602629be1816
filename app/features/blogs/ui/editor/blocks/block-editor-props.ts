import type { Arrangement } from '../../../body/arrange.ts';
import type { EditedBlock } from '../../../body/form-fields.ts';

/** A block in the editor, and what is done with it. */
export interface BlockEditorProps {
  block: EditedBlock;
  index: number;
  count: number;
  maxBytes: number;
  errors: { content: string | undefined; alt: string | undefined };
  onChange: (values: Partial<EditedBlock>) => void;
  onArrange: (arrangement: Arrangement) => void;
}
