const KILOBYTE = 1000;

const decimals = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 });

/** The type and size of a file, for readers with a mobile data plan: 'PDF, 1,2 MB'. */
export function describeFile({ file, bytes }: { file: string; bytes: number }): string {
  const extension = file.includes('.') ? file.slice(file.lastIndexOf('.') + 1).toUpperCase() : null;
  return [extension, formatSize(bytes)].filter(Boolean).join(', ');
}

function formatSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
  return kilobytes < KILOBYTE ? `${kilobytes} kB` : `${decimals.format(kilobytes / KILOBYTE)} MB`;
}
