import { html } from '../fields/rich-text.ts';
import { optionalTitle } from '../fields/texts.ts';
import { pageBlock } from './page-block.ts';

export const tip = pageBlock('tip', ['Tip', 'Tips'], [optionalTitle, html()]);
