/** What a part of a page is for, above its fields. */
export function BlockHelp({ help }: { help: string }) {
  return <p className="niergenoten-block-help">{help}</p>;
}
