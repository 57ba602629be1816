import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { mayRead, roleOf } from '../access.ts';

/** A page of the admin with a list of ours, for who has logged in: Payload lets anybody come to pages of others. */
export function ListPage({
  view: { initPageResult, params, searchParams },
  title,
  introduction,
  children,
}: {
  view: AdminViewServerProps;
  title: string;
  introduction: string;
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
        {children}
      </Gutter>
    </DefaultTemplate>
  );
}

/** Sends away who has not logged in, or may not see this; before anything is read. */
export function requireEditor({ req }: AdminViewServerProps['initPageResult'], maySee = mayRead): void {
  const role = roleOf(req);
  if (!maySee(role)) redirect(mayRead(role) ? '/admin' : '/admin/login');
}
