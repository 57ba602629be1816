/** What is shown while a text is read aloud, or cannot be: it loads at the first press of the button. */
export { ListenDialogs } from './listen-dialogs.tsx';
export { ListenPlayer } from './listen-player.tsx';
