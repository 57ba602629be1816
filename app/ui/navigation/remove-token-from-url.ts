/**
 * Removes the token of a mail from the URL, so that it does not stay in the history of a shared computer (rules.md R7).
 */
export function removeTokenFromUrl(): void {
  if (new URLSearchParams(location.search).has('token')) history.replaceState(history.state, '', location.pathname);
}
