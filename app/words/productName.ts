/** The product's name, the same in every language. */
export const productName = 'Lectern'

/** A9: the page's title is the screen's, then the console's. */
export const pageTitle = (title: string): string => `${title} - ${productName}`
