import type { RichText } from '#kit/richText/richText.ts'
import type { Media } from './card.ts'

/** A text, a picture, or both. */
export interface PaperItem {
  readonly text: string
  /** The part of the card that it is; where it has no text, the type's words name it: `parts.<id>`. */
  readonly partId?: string
  readonly picture?: Media | null
}

/** A place on a picture. */
export interface PaperPoint {
  readonly x: number
  readonly y: number
}

/** A piece of a card on paper. */
export type PaperBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'rich'; readonly body: RichText }
  /** `points` are numbered on it, by shares of its width and height from its upper left corner. */
  | { readonly kind: 'picture'; readonly media: Media; readonly points?: readonly PaperPoint[] }
  /** To be ticked: one of them, or as many as fit. */
  | { readonly kind: 'choices'; readonly isMany: boolean; readonly items: readonly PaperItem[] }
  /** To be numbered. */
  | { readonly kind: 'order'; readonly items: readonly PaperItem[] }
  /** To be joined by lines. */
  | { readonly kind: 'columns'; readonly left: readonly PaperItem[]; readonly right: readonly PaperItem[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly PaperItem[])[] }
  /** Room to write. */
  | { readonly kind: 'lines'; readonly count: number }
  /** The rest of the card needs a screen: it is heard, watched or opened. */
  | { readonly kind: 'screen' }

/** A text on paper; none where nothing is written. */
export const paperText = (text: string): PaperBlock[] => (text.trim() === '' ? [] : [{ kind: 'text', text }])

/** A picture on paper, where there is one. */
export const paperPicture = (media: Media | null): PaperBlock[] => (media ? [{ kind: 'picture', media }] : [])
