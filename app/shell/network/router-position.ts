import type { DataRouter } from 'react-router';

/** Where the router is, as opposed to where it is going. */
export interface RouterPosition {
  /** Whether this request of the router belongs to a navigation to another page. */
  isLeavingBy(request: Request): boolean;
  /** Ends the navigation that is under way: the page stays, with its address in the address bar. */
  stay(): void;
  /** Whether this request belongs to the navigation of `stay`: the data of the page is there already. */
  isReturningBy(request: Request): boolean;
}

/**
 * Opens the position of a router. The router cannot cancel a navigation, so `stay` navigates to the page that is shown, in
 * place of the other navigation.
 */
export function openRouterPosition(router: DataRouter): RouterPosition {
  let index = historyIndex();
  let returning = false;
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') index = historyIndex();
  });

  async function stay(): Promise<void> {
    if (returning) return;
    returning = true;
    const { location } = router.state;
    // After 'back' or 'forward' the browser is already there.
    const distance = index - historyIndex();
    try {
      await (distance === 0
        ? router.navigate(location, { replace: true, preventScrollReset: true, state: location.state })
        : router.navigate(distance));
    } finally {
      returning = false;
    }
  }

  return {
    isLeavingBy(request) {
      const { navigation, location } = router.state;
      const target = new URL(request.url);
      if (navigation.location?.pathname !== target.pathname) return false;
      return request.method === 'GET' ? !isSamePage(target, location) : target.pathname !== location.pathname;
    },
    stay: () => void stay(),
    isReturningBy: ({ url }) => returning && isSamePage(new URL(url), router.state.location),
  };
}

interface Address {
  pathname: string;
  search: string;
}

const isSamePage = (a: Address, b: Address): boolean => a.pathname === b.pathname && a.search === b.search;

/** The position of the browser in the history of this page, which the router counts. */
const historyIndex = (): number => history.state?.idx ?? 0;
