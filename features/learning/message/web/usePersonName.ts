import { useWords } from '#kit/i18n/web/words.ts'
import { isHelp } from '#features/ai/ai-config/help.kinds.ts'
import type { MessageRow, ThreadMessage } from '../message.contract.ts'
import { helpWords } from '#features/learning/help/help.words.ts'
import { messageWords } from '../message.words.ts'

type Speaker = Pick<MessageRow, 'senderId' | 'senderName' | 'isOwn'> & { readonly by?: ThreadMessage['by'] }

/** Who speaks, as the reader calls them; `manner` is with whom a talk is. */
export function usePersonName(): (speaker: Speaker, manner?: MessageRow['manner']) => string {
  const t = useWords(messageWords)
  const help = useWords(helpWords)
  return ({ senderId, senderName, isOwn, by }, manner = null) => {
    if (isOwn) return t('row.you')
    const isHelper = by === 'ai' || by === 'prepared'
    if (isHelper && manner !== null && isHelp(manner)) return help(`manners.${manner}`)
    if (isHelper) return t('thread.ai')
    if (by === 'author') return t('thread.author')
    return senderId === null ? t('row.system') : senderName
  }
}
