import { createContext, type RouterContextProvider } from 'react-router';
import type { RequestContext } from '../request-context.ts';

/** The context of the request, for loaders and actions. */
export const requestContext = createContext<RequestContext>();

/** The form that was sent, for actions; an empty one when no form was read. */
export const formContext = createContext(new FormData());

/** The arguments of the router to a loader or an action, as far as we use them. */
export interface RouteArguments {
  context: Readonly<RouterContextProvider>;
  request: Request;
  params: Readonly<Record<string, string | undefined>>;
}

/** Whether the page is the response to a form: without JavaScript, after its action. */
export const isFormResponse = (context: RouteArguments['context']): boolean => hasFields(context.get(formContext));

/** Whether a form has any field. */
export const hasFields = (form: FormData): boolean => !form.keys().next().done;
