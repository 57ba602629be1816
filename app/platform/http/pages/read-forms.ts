import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readForm } from '#app/platform/forms/form-data.ts';

/** How a browser sends a form: one with files only as the second. */
export type FormType = 'application/x-www-form-urlencoded' | 'multipart/form-data';

/** Has the routes of `scope` take bodies that are forms of these types, and no others: each becomes a FormData. */
export function readFormsAlone(scope: FastifyInstance, types: readonly FormType[]): void {
  scope.removeAllContentTypeParsers();
  for (const type of types) {
    scope.addContentTypeParser(type, { parseAs: 'buffer' }, (request: FastifyRequest, body: Buffer) =>
      readForm(body, request.headers['content-type'] ?? type),
    );
  }
}
