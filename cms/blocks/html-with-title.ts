import { html } from '../fields/rich-text.ts';
import { title } from '../fields/texts.ts';
import { pageBlock } from './page-block.ts';

export const htmlWithTitle = pageBlock('html-with-title', ['Tekst met titel', 'Teksten met titel'], [title(), html()]);
