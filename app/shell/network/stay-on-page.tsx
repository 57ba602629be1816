import { use, useEffect } from 'react';
import { type MiddlewareFunction, UNSAFE_DataRouterContext } from 'react-router';
import { useToast } from '#app/ui/feedback/toast-context.ts';
import type { NetworkErrorHandler, Results } from './network-error-handler.ts';

/** The handler, which loads after the page: without a network it could not be loaded any more. */
let loading: Promise<NetworkErrorHandler | null> | undefined;

/** Connects the handling of network errors to the router and the toasts of the page. Renders nothing. */
export function StayOnPage() {
  const router = use(UNSAFE_DataRouterContext)?.router;
  const show = useToast();
  useEffect(() => {
    if (!router) return;
    loading = import('./network-error-handler.ts').then(
      ({ networkErrorHandler }) => networkErrorHandler(router, show),
      () => null, // the root's error boundary shows the error
    );
  }, [router, show]);
  return null;
}

/** The middleware of the root route, which every request of the router for data passes (docs/decisions/navigation.md). */
export const stayOnPage: MiddlewareFunction<Results> = async ({ request }, next) => {
  const handle = await loading;
  return handle ? handle(request, next) : next();
};
