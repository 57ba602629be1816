import { textOf } from '#app/platform/forms/typed-values.ts';
import { formContext, type RouteArguments } from './route-arguments.ts';

/**
 * The token of a link in a mail, '' without one. After an error without JavaScript the address has lost it, but the form
 * sent it along.
 */
export const tokenOfLink = ({ request, context }: Pick<RouteArguments, 'request' | 'context'>): string =>
  new URL(request.url).searchParams.get('token') ?? textOf(context.get(formContext), 'Token') ?? '';
