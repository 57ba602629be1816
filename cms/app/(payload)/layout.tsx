import '@payloadcms/next/css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { unfoldAddedRows } from '../../admin/rows/unfold-added-rows.ts';
import config from '../../payload.config.ts';
import { refuseServerFunction } from '../../schedule/schedule-endpoints.ts';
import { importMap } from './admin/importMap.js';
import '@fontsource/atkinson-hyperlegible-next/400.css';
import '@fontsource/atkinson-hyperlegible-next/700.css';
import './custom.scss';

const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  return handleServerFunctions({
    ...unfoldAddedRows(args),
    config,
    importMap,
    serverFunctions: { 'schedule-publish': refuseServerFunction },
  });
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
