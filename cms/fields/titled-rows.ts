/** The admin of a list of rows: folded at first, each with its title or first words. */
export const titledRows = {
  initCollapsed: true,
  components: { RowLabel: '/admin/rows/row-label.tsx#RowLabel' },
};
