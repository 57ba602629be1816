import { html as text } from '../fields/rich-text.ts';
import { pageBlock } from './page-block.ts';

export const html = pageBlock('html', ['Tekst', 'Teksten'], [text()]);
