/** The admin of a list of rows: folded at first, each with its title or first words. */
export const titledRows = {
  initCollapsed: true,
  components: { RowLabel: '/admin/rows/row-label.tsx#RowLabel' },
};

/** The same for rows whose `type` is one of these options; each also says the name of its type. */
export const typedRows = (types: { value: string; label: string }[]) => ({
  ...titledRows,
  components: {
    RowLabel: {
      path: titledRows.components.RowLabel,
      clientProps: { types: Object.fromEntries(types.map(({ value, label }) => [value, label])) },
    },
  },
});
