import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readForm } from '#app/platform/forms/form-data.ts';
import type { Uploads } from '#app/platform/uploads/uploads.ts';

/** The encodings of a form; only the second can carry files. */
export type FormType = 'application/x-www-form-urlencoded' | 'multipart/form-data';

/** Lets the routes of `scope` accept no bodies but forms of these types, which are parsed to FormData. */
export function acceptOnlyForms(scope: FastifyInstance, types: readonly FormType[]): void {
  scope.removeAllContentTypeParsers();
  for (const type of types) {
    scope.addContentTypeParser(type, { parseAs: 'buffer' }, (request: FastifyRequest, body: Buffer) =>
      readForm(body, request.headers['content-type'] ?? type),
    );
  }
}

/** Lets the routes of `scope` take their forms of several parts as uploads, which were begun before. */
export function acceptUploads(scope: FastifyInstance, uploads: Uploads): void {
  scope.removeContentTypeParser('multipart/form-data');
  scope.addContentTypeParser('multipart/form-data', (request: FastifyRequest, body: Readable) =>
    uploads.receive(request, body),
  );
}
