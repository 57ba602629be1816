export { changeOwnSubscription } from './commands/change-own-subscription.ts';
export { moveSubscription, subscribe, unsubscribe } from './commands/subscribe.ts';
export { selectIsSubscribed } from './screens.ts';
