/** How often figures are read anew while the server still counts. */
const everyMs = 2000

/** The pause before figures are read anew; false once all changes are counted in them. */
export const untilCounted = (figures: { readonly pending: number } | undefined): number | false =>
  figures !== undefined && figures.pending > 0 ? everyMs : false
