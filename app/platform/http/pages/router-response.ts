/** Whether a thrown value is a response for the router (a redirect or `data()`) instead of an error. */
export const isRouterResponse = (thrown: unknown): boolean =>
  thrown instanceof Response ||
  (typeof thrown === 'object' && thrown !== null && 'type' in thrown && thrown.type === 'DataWithResponseInit');
