/** Whether something thrown is an answer for the router (a redirect, `data()`), and no error. */
export const isRouterResponse = (thrown: unknown): boolean =>
  thrown instanceof Response ||
  (typeof thrown === 'object' && thrown !== null && 'type' in thrown && thrown.type === 'DataWithResponseInit');
