import { NotFoundPage } from '@payloadcms/next/views';
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

export default function NotFound({ params, searchParams }: Props) {
  return NotFoundPage({ config, importMap, params, searchParams });
}
