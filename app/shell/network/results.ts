import type { DataStrategyResult } from 'react-router';

/** The results of the loaders or the action of a request, by the id of their route. */
export type Results = Record<string, DataStrategyResult>;

/** Makes a request of the router with `send`, and gives results that leave the page as it is when the network failed. */
export type NetworkErrorHandler = (request: Request, send: () => Promise<Results>) => Promise<Results>;
