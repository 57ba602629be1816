import { createContext, type RouterContextProvider } from 'react-router';
import type { RequestContext } from '../request-context.ts';

/** Where a route module finds the context of the request. */
export const requestContext = createContext<RequestContext>();

/** Where an action finds the form that was sent; an empty one where it was not read. */
export const formContext = createContext(new FormData());

/** What a route module's loader and action get from the router, as far as we use it. */
export interface RouteArguments {
  context: Readonly<RouterContextProvider>;
  request: Request;
  params: Readonly<Record<string, string | undefined>>;
}

/** Whether the page is rendered in answer to a form: without JavaScript, after its action. */
export const isFormAnswer = (context: RouteArguments['context']): boolean => hasFields(context.get(formContext));

/** Whether a form has any field. */
export const hasFields = (form: FormData): boolean => !form.keys().next().done;
