export { MEDIA_LOCK } from '#app/platform/database/lock-numbers.ts';
