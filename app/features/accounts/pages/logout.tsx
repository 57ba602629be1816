import { redirect } from 'react-router';
import { submit } from '#app/platform/http/pages/action.ts';
import { accountsHandlers } from '../api.ts';
import { accountsContract } from '../contract.ts';
import type { Route } from './+types/logout';

export const loader = () => redirect('/');

/** Logs out by a form instead of a call, so that it works without JavaScript. */
export const action = (args: Route.ActionArgs) =>
  submit({ ...args, params: { role: 'User' } }, accountsContract.logout, accountsHandlers.logout, ({ headers }) =>
    redirect('/', { headers }),
  );
