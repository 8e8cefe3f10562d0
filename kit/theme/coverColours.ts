/** Colours that an author may give to the cover of a card, on which its words can be read; the first is the usual one. */
export const coverColours = [
  '#2f7f97',
  '#17714a',
  '#875600',
  '#b3352a',
  '#5b4b9a',
  '#14313e',
  '#f6c344',
  '#aaddee',
] as const

/** What is painted on such a cover, which is the same by day and by night. */
export const scratchColours = {
  grain: 'rgba(255, 255, 255, 0.14)',
  badge: 'rgba(20, 49, 62, 0.78)',
  light: '#ffffff',
  dark: '#14313e',
} as const
