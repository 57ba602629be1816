'use client';

import { createClientFeature } from '@payloadcms/richtext-lexical/client';
import {
  $addUpdateTag,
  $getSelection,
  $isSelectionCapturedInDecoratorInput,
  COMMAND_PRIORITY_BEFORE_EDITOR,
  isDOMNode,
  type LexicalEditor,
  PASTE_COMMAND,
  PASTE_TAG,
  SELECTION_INSERT_CLIPBOARD_NODES_COMMAND,
} from '@payloadcms/richtext-lexical/lexical';
import { $generateNodesFromDOM } from '@payloadcms/richtext-lexical/lexical/html';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { useEffect } from 'react';
import { cleanPastedHtml } from './clean-pasted-html.ts';

/** What the editor itself puts on the clipboard, and pastes as it was. */
const OWN = 'application/x-lexical-editor';

/** Cleans what is pasted from elsewhere before the editor reads it. A feature of the editor of rich texts. */
export const CleanPaste = createClientFeature({ plugins: [{ Component: PastePlugin, position: 'normal' }] });

function PastePlugin(): null {
  const [editor] = useLexicalComposerContext();
  // After the links: a pasted address makes a link of what is selected.
  useEffect(
    () => editor.registerCommand(PASTE_COMMAND, (event) => paste(event, editor), COMMAND_PRIORITY_BEFORE_EDITOR),
    [editor],
  );
  return null;
}

/** Pastes HTML of elsewhere, as the editor does. False for all else, which is left to the editor. */
function paste(event: Event, editor: LexicalEditor): boolean {
  const data = 'clipboardData' in event ? (event as ClipboardEvent).clipboardData : null;
  const html = data?.getData('text/html');
  const selection = $getSelection();
  if (!data || !html || !selection || data.getData(OWN) || html === data.getData('text/plain')) return false;
  if (isDOMNode(event.target) && $isSelectionCapturedInDecoratorInput(event.target)) return false;
  event.preventDefault();
  $addUpdateTag(PASTE_TAG); // can be undone apart from what was typed before
  const nodes = $generateNodesFromDOM(editor, parse(cleanPastedHtml(html, parse)));
  if (!editor.dispatchCommand(SELECTION_INSERT_CLIPBOARD_NODES_COMMAND, { nodes, selection })) {
    selection.insertNodes(nodes);
  }
  return true;
}

const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');
