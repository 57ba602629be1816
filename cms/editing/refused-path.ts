import type { CollectionAfterOperationHook, CollectionBeforeOperationHook, SanitizedCollectionConfig } from 'payload';
import { transactionOf } from '../database/transaction.ts';
import { findPathProblem } from '../fields/path-problem.ts';

/*
 * An automatic save with a path that is refused would be refused as a whole, and all that is typed meanwhile would be lost.
 * So the path is left out of it: the document keeps the path that it has, and all other fields are saved. The form keeps
 * what is typed, and says at the field why it is not saved (admin/path-field.tsx). Publishing refuses it.
 */

interface AutosaveArgs {
  id?: number | string;
  autosave?: boolean;
  data?: Record<string, unknown>;
}

/** Where a request remembers the path that its automatic save left out. */
const KEY = 'refusedPath';

/** Leaves a path that is refused out of an automatic save. A `beforeOperation` hook, after `lockChanged`. */
export const omitRefusedPath: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { id, autosave, data } = args as AutosaveArgs;
  const name = pathFieldOf(collection);
  if (operation !== 'update' || !autosave || id === undefined || !data || !name) return args;
  const { [name]: path, ...others } = data;
  if (typeof path !== 'string') return args;
  const { db } = await transactionOf(req);
  if (!(await findPathProblem({ path, id: Number(id), collection: collection.slug }, db))) return args;
  req.context[KEY] = path;
  return { ...args, data: others };
};

/** Answers an automatic save with the path that it left out, so that the form keeps it. An `afterOperation` hook. */
export const answerRefusedPath: CollectionAfterOperationHook = ({ args, collection, operation, req, result }) => {
  const name = pathFieldOf(collection);
  const path = req.context[KEY];
  if (operation !== 'updateByID' || !(args as AutosaveArgs).autosave || !name || path === undefined) return result;
  return { ...(result as object), [name]: path };
};

/** The name of the field with the path that an editor may choose; undefined in a collection without one. */
const pathFieldOf = ({ flattenedFields }: SanitizedCollectionConfig): string | undefined =>
  flattenedFields.find(({ custom }) => custom?.isPath)?.name;
