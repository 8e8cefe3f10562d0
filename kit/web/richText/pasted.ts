/**
 * What is pasted brings headings of six levels, ours have two (the first belongs to the card itself): the nearest one
 * is taken, where Tiptap would make them plain text.
 */
export const ourHeadings = (html: string): string =>
  html.replace(/<(\/?)h1(?=[\s>])/gi, '<$1h2').replace(/<(\/?)h[4-6](?=[\s>])/gi, '<$1h3')
