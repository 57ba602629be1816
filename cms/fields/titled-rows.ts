/** The admin of blocks, which have a label of their own: folded at first, and open when they are new. */
export const foldedRows = {
  initCollapsed: true,
  components: { beforeInput: ['/admin/rows/open-new-rows.tsx#OpenNewRows'] },
};

/** The admin of a list of rows: the same, each with its title or first words. */
export const titledRows = {
  ...foldedRows,
  components: { ...foldedRows.components, RowLabel: '/admin/rows/row-label.tsx#RowLabel' },
};
