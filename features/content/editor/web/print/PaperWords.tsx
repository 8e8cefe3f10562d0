import type { PaperItem } from '#kit/card/paper.ts'
import { hasPhrase, useTranslate } from '#kit/i18n/web/words.ts'

interface Props {
  readonly item: PaperItem
  /** The namespace of the card type. */
  readonly words: string
}

/** The text of an item; a part without one is called what its type calls it, such as 'True'. */
export function PaperWords({ item: { text, partId }, words }: Props) {
  const translate = useTranslate()
  const key = `parts.${partId}`
  if (text !== '' || partId === undefined) return text
  return hasPhrase(words, key) ? translate({ namespace: words, key }) : null
}
