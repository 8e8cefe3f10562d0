/** The longest introduction of oneself, in graphemes. */
export const descriptionMax = 500
