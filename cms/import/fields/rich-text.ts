import { convertMarkdownToLexical, type LexicalRichTextAdapter } from '@payloadcms/richtext-lexical';
import type { FlattenedField } from 'payload';

/** Markdown as rich text of this field's editor. Links keep their path or address. */
export function toRichText(markdown: string, field: FlattenedField) {
  const { editorConfig } = (field as unknown as { editor: LexicalRichTextAdapter }).editor;
  return convertMarkdownToLexical({ editorConfig, markdown });
}
