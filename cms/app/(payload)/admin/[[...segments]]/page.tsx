import { RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { pageMetadata } from '../../../../admin/page-metadata.ts';
import config from '../../../../payload.config.ts';
import { importMap } from '../importMap.js';

interface Props {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
}

export const generateMetadata = ({ params, searchParams }: Props): Promise<Metadata> =>
  pageMetadata({ config, params, searchParams });

export default function Page({ params, searchParams }: Props) {
  return RootPage({ config, importMap, params, searchParams });
}
