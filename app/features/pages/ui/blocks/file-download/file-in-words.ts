const KILOBYTE = 1000;

const decimals = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 });

/** What a file is and how large, before somebody on a phone takes it: 'PDF, 1,2 MB'. */
export function fileInWords({ file, bytes }: { file: string; bytes: number }): string {
  const extension = file.includes('.') ? file.slice(file.lastIndexOf('.') + 1).toUpperCase() : null;
  return [extension, sizeInWords(bytes)].filter(Boolean).join(', ');
}

function sizeInWords(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
  return kilobytes < KILOBYTE ? `${kilobytes} kB` : `${decimals.format(kilobytes / KILOBYTE)} MB`;
}
