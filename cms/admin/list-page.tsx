import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { Children, type ReactNode } from 'react';
import { mayRead, roleOf } from '../access.ts';

/** A page of the admin with one of our own lists. It checks the session itself, because Payload does not for such pages. */
export function ListPage({
  view: { initPageResult, params, searchParams },
  title,
  introduction,
  columns,
  empty,
  children,
}: {
  view: AdminViewServerProps;
  title: string;
  introduction: string;
  /** What is above each column of the list. */
  columns: string[];
  /** What it says when there is nothing in the list. */
  empty: string;
  /** The rows of the list. */
  children: ReactNode;
}) {
  const { req, permissions, visibleEntities, locale } = initPageResult;
  requireEditor(initPageResult);
  return (
    <DefaultTemplate
      i18n={req.i18n}
      {...(locale && { locale })}
      {...(params && { params })}
      payload={req.payload}
      permissions={permissions}
      req={req}
      {...(searchParams && { searchParams })}
      {...(req.user && { user: req.user })}
      visibleEntities={visibleEntities}
    >
      <Gutter className="niergenoten-list">
        <h1>{title}</h1>
        <p>{introduction}</p>
        {Children.count(children) === 0 ? (
          <p>{empty}</p>
        ) : (
          <table>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>{children}</tbody>
          </table>
        )}
      </Gutter>
    </DefaultTemplate>
  );
}

/** Redirects users without a session or without permission. Called before anything is read. */
export function requireEditor({ req }: AdminViewServerProps['initPageResult'], maySee = mayRead): void {
  const role = roleOf(req);
  if (!maySee(role)) redirect(mayRead(role) ? '/admin' : '/admin/login');
}
