import { firstGraphemes } from '#kit/value/graphemes.ts'
import type { PublicPage } from '#app/publicPages.ts'

/** What is shown of a page where only its link is: `picture` is an address, perhaps without an origin, '' where there is none. */
export interface Shared {
  readonly title: string
  readonly text: string
  readonly picture: string
}

/** So much of a description is read by those who show a link. */
const maxText = 200

const inOneLine = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  const cut = firstGraphemes(line, maxText)
  return cut === line ? line : `${cut.trimEnd()}…`
}

function written(page: Exclude<PublicPage, { readonly kind: 'absent' }>): Shared {
  switch (page.kind) {
    case 'course': {
      const { title, shareTitle, overview, shareText, cover, shareImage } = page.data
      return { title: shareTitle || title, text: shareText || overview, picture: shareImage || cover }
    }
    case 'product':
      return { title: page.data.title, text: page.data.overview, picture: page.data.cover }
    case 'activity':
      return { title: page.data.title, text: page.data.description, picture: page.data.cover }
    case 'creator':
      return { title: page.data.nickname, text: page.data.description, picture: page.data.avatar }
  }
}

/** Title, text and picture of a page as its author wants them shared, else its own. */
export function shared(page: Exclude<PublicPage, { readonly kind: 'absent' }>): Shared {
  const { title, text, picture } = written(page)
  return { title, text: inOneLine(text), picture }
}
