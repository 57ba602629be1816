'use client';

import { type ReactNode, useEffect } from 'react';
import { toDutch } from './to-dutch.ts';

/** The attributes whose text is seen or heard. */
const ATTRIBUTES = ['alt', 'aria-label', 'aria-roledescription', 'placeholder', 'title'];

/** What an editor writes, and what nobody reads. */
const OTHERS = '[contenteditable="true"], textarea, script, style';

/** The names of controls that have an icon alone, or nothing. The first that fits counts. */
const ICONS: Record<string, string> = {
  '.array-actions__button': 'Meer over deze rij',
  '.popup-button:has(.icon--more, .doc-controls__dots)': 'Meer',
  '.step-nav__home': 'Begin',
  '.dropdown-indicator': 'Open de lijst',
  '.clear-indicator': 'Maak leeg',
  '.collapsible__drag': 'Versleep',
  '.relationship-add-new__add-button, .popup-button:has(.relationship-add-new__add-button)': 'Maak een nieuw document',
  '.upload-relationship-details__edit': 'Wijzig',
  '.upload-relationship-details__remove': 'Haal weg',
  '.file-details__remove': 'Haal het bestand weg',
  '.copy-to-clipboard': 'Kopieer het adres',
  '.date-time-picker__clear-button': 'Haal de datum weg',
  '.react-datepicker__month-select': 'Maand',
  '.react-datepicker__year-select': 'Jaar',
  '.rs__menu-list': 'Keuzes',
  'input[name="live-preview-width"]': 'Breedte van het voorbeeld',
  'input[name="live-preview-height"]': 'Hoogte van het voorbeeld',
  '#live-preview-iframe': 'Voorbeeld',
  '.edit-upload__focalPoint': 'Versleep het focuspunt',
  '.edit-upload__input input[name="X %"]': 'X %, vanaf links',
  '.edit-upload__input input[name="Y %"]': 'Y %, vanaf boven',
  '.clickable-arrow--left': 'Vorige bladzijde',
  '.clickable-arrow--right': 'Volgende bladzijde',
  '.condition__actions-remove': 'Haal dit filter weg',
  '.condition__actions-add': 'Voeg een filter toe',
  '.condition__field input': 'Waarop je filtert',
  '.condition__operator input': 'Hoe je vergelijkt',
  '.condition__value input': 'Waarmee je vergelijkt',
  '.field-select input': 'Wat je verandert',
  '.compare-version input': 'Waarmee je vergelijkt',
  '.toolbar-popup__button-bold': 'Vet',
  '.toolbar-popup__button-italic': 'Schuin',
  '.toolbar-popup__button-underline': 'Onderstreept',
  '.toolbar-popup__button-subscript': 'Laag',
  '.toolbar-popup__button-superscript': 'Hoog',
  '.toolbar-popup__button-link': 'Link',
};

const DIALOG = 'dialog, [role="dialog"]';

/**
 * Shows the admin with the texts in Dutch that its packages hold in English, and with names for its icons, dialogs and
 * fields. A provider of the admin.
 */
export function DutchTexts({ children }: { children: ReactNode }) {
  useEffect(() => {
    translateBelow(document.body);
    const observer = new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type !== 'childList') translate(target);
        else for (const node of addedNodes) translateBelow(node);
      }
    });
    const attributes = { attributeFilter: ATTRIBUTES };
    observer.observe(document.body, { ...attributes, characterData: true, childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return children;
}

function translateBelow(node: Node): void {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let next: Node | null = node; next; next = walker.nextNode()) translate(next);
}

/** Translates a text, or the attributes of an element, and names an icon. */
function translate(node: Node): void {
  if (node instanceof Text) {
    const dutch = toDutch(node.data);
    if (dutch !== node.data && !node.parentElement?.closest(OTHERS)) node.data = dutch;
    nameDialog(node);
  } else if (node instanceof Element) {
    for (const name of ATTRIBUTES) {
      const text = node.getAttribute(name);
      const dutch = text && toDutch(text);
      if (dutch && dutch !== text) node.setAttribute(name, dutch);
    }
    nameIcon(node);
    nameField(node);
    nameChoice(node);
  }
}

/** Names what has an icon alone by the list above, or else by its tip, which Payload hides from screen readers. */
function nameIcon(element: Element): void {
  if (element.getAttribute('aria-label')) return;
  const icon = Object.entries(ICONS).find(([selector]) => element.matches(selector));
  const tip = element.matches('[role=button]') && element.querySelector('.tooltip-content')?.textContent;
  const name = icon?.[1] || tip;
  if (name) element.setAttribute('aria-label', name);
}

/** Names the box that chooses a row of a list as the row. */
function nameChoice(element: Element): void {
  if (!element.matches('td input[type=checkbox]') || element.getAttribute('aria-label')) return;
  const title = element.closest('tr')?.querySelector('a, .cell-_select ~ td')?.textContent;
  element.setAttribute('aria-label', title ? `Kies ‘${title}’` : 'Kies deze rij');
}

/** Names a dialog as its heading does, where this text is in that: Payload names it by its key, 'doc-drawer_media_1'. */
function nameDialog(text: Text): void {
  const dialog = text.parentElement?.closest(DIALOG);
  const heading = dialog?.querySelector('h1, h2');
  if (heading?.contains(text)) dialog?.setAttribute('aria-label', heading.textContent ?? '');
}

/** Names a field as its label does, where Payload ties that to nothing: lists to choose from, dates, and all in a drawer. */
function nameField(element: Element): void {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return;
  if (element.labels?.length || element.getAttribute('aria-label')) return;
  const label = element.closest('.field-type')?.querySelector('.field-label')?.firstChild?.textContent;
  if (label) element.setAttribute('aria-label', label);
}
