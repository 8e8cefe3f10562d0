import { isObject, valueAt } from '#kit/value/sameJson.ts'
import { cardOf, type Card } from '#cards/index.ts'
import type { CardFiles } from './editorState.ts'

const maxExcerptLength = 90

/** What a card is called in lists: its title, else how it begins; '' for an empty one. */
export function nameOf(card: Card): string {
  if (card.title.trim() !== '') return card.title
  const [first] = excerptOf(card).split('\n')
  return first?.slice(0, 40) ?? ''
}

/** How a card begins, without its title. */
export function excerptOf(card: Card): string {
  const texts = cardOf(card.type)
    .content.phrases(card)
    .filter(({ path, text }) => path !== 'title' && text.trim() !== '' && !isSpoken(path))
    .map(({ text }) => text)
  return texts.join('\n').slice(0, maxExcerptLength)
}

/** Texts that are not on the card itself: feedback, hints, the words for a picture. */
const isSpoken = (path: string): boolean => /^(feedback|hints)\b|\.(alt|feedback)$/.test(path)

/** The first picture of a card, as an address. */
export function pictureOf(card: Card, files: CardFiles): string | undefined {
  const [first] = cardOf(card.type).content.pictures(card)
  const media = first && valueAt(card, first.path)
  const file = isObject(media) ? files[Number(media['fileId'])] : undefined
  return file?.thumbUrl ?? file?.url
}
