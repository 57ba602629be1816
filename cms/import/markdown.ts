import { convertMarkdownToLexical, type LexicalRichTextAdapter } from '@payloadcms/richtext-lexical';
import type { FlattenedField } from 'payload';

/** Markdown as what this field's editor makes; links keep the path or address that they have. */
export function textOf(markdown: string, field: FlattenedField) {
  const { editorConfig } = (field as unknown as { editor: LexicalRichTextAdapter }).editor;
  return convertMarkdownToLexical({ editorConfig, markdown });
}
