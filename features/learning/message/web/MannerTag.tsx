import { useWords } from '#kit/i18n/web/words.ts'
import { helpWords } from '#features/learning/help/help.words.ts'
import { isHelp } from '#features/ai/ai-config/help.kinds.ts'
import type { MessageRow } from '../message.contract.ts'
import { isTalk } from '../message.kinds.ts'
import { messageWords } from '../message.words.ts'

/** With whom a talk is, or that one goes along with a question; nothing for the AI of a card. */
export function MannerTag({ row: { manner, type } }: { readonly row: Pick<MessageRow, 'manner' | 'type'> }) {
  const t = useWords(messageWords)
  const help = useWords(helpWords)
  if (manner === null || !isHelp(manner)) return null
  return (
    <span className="kit-tag">{isTalk(type) ? help(`manners.${manner}`) : t(`row.along.${manner}`)}</span>
  )
}
