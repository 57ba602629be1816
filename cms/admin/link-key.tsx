'use client';

import { createClientFeature, useEditorConfigContext } from '@payloadcms/richtext-lexical/client';
import {
  $createRangeSelectionFromDom,
  $getSelection,
  $setSelection,
  COMMAND_PRIORITY_NORMAL,
  CONTROL_OR_META,
  getDOMSelection,
  isExactShortcutMatch,
  KEY_DOWN_COMMAND,
} from '@payloadcms/richtext-lexical/lexical';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { useEffect, useEffectEvent } from 'react';

/** Lets Ctrl+K make a link of what is selected, or open the link that is there. A feature of the editor. */
export const LinkKey = createClientFeature({ plugins: [{ Component: LinkKeyPlugin, position: 'normal' }] });

function LinkKeyPlugin(): null {
  const [editor] = useLexicalComposerContext();
  const editorConfigContext = useEditorConfigContext();
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (!isExactShortcutMatch(event, 'k', CONTROL_OR_META)) return false;
    event.preventDefault(); // the browser would go to its address bar
    const { groups } = editorConfigContext.editorConfig.features.toolbarFixed;
    const link = groups.flatMap(({ items }) => items ?? []).find(({ key }) => key === 'link');
    const selected = $createRangeSelectionFromDom(getDOMSelection(window), editor);
    if (selected) $setSelection(selected); // the browser tells it a moment after the keys that selected it
    const selection = $getSelection();
    if (!link || !selection) return true;
    // Of a link that is there the button of the toolbar would make plain text.
    if (link.isActive?.({ editor, editorConfigContext, selection })) {
      editor.getRootElement()?.closest('.rich-text-lexical')?.querySelector<HTMLElement>('.link-edit')?.click();
    } else editor.focus(() => link.onSelect?.({ editor, isActive: false }));
    return true;
  });
  useEffect(
    () => editor.registerCommand(KEY_DOWN_COMMAND, (event) => handle(event), COMMAND_PRIORITY_NORMAL),
    [editor],
  );
  return null;
}
