import type { PaperItem } from '#kit/card/paper.ts'
import { hasPhrase, useTranslate } from '#kit/i18n/web/words.ts'
import { cardOf } from '#cards/index.ts'
import { cardUiOf } from '#cards/web.ts'

interface Props {
  readonly item: PaperItem
  /** The card type. */
  readonly type: string
}

/** The text of an item; a part without one is called what its type calls it, such as 'True'. */
export function PaperWords({ item: { text, partId }, type }: Props) {
  const translate = useTranslate()
  const { words } = cardOf(type)
  const { Line } = cardUiOf(type)
  const key = `parts.${partId}`
  if (text !== '' || partId === undefined) return <Line text={text} />
  return hasPhrase(words, key) ? translate({ namespace: words, key }) : null
}
