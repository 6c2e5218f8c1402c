// Which option is considered, one's own or what the others see of the roller's, and where it leads.

/** The option that the board previews: one's own on one's own turn, else what the roller hovers. */
export function considered(table, own) {
  if (table.phase !== 'CHOOSE' || !table.options) return null;
  if (own) return table.options.find(option => option.index === own.index) || null;
  const hovered = table.hover;
  if (!hovered || !hovered.length || table.myTurn) return null;
  return table.options.find(option => option.columns.join() === hovered.join()) || null;
}

/** The spaces that an option leads to, by column. */
export const previewOf = (table, option) => option.after || {};
