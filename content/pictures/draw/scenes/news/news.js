import { atHome } from './at-home.js';
import { atWork } from './at-work.js';
import { meetings } from './meetings.js';
import { outside } from './outside.js';
import { young } from './young.js';

/** Scenes for news, and for dossiers and articles without a picture of their own. */
export const news = { ...meetings, ...outside, ...atWork, ...atHome, ...young };
