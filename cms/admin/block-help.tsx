/** The help text above the fields of a block. */
export function BlockHelp({ help }: { help: string }) {
  return <p className="niergenoten-block-help">{help}</p>;
}
