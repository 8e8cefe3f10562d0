import { useWords } from '#kit/i18n/web/words.ts'
import type { MessageRow, ThreadMessage } from '../message.contract.ts'
import { messageWords } from '../message.words.ts'

type Speaker = Pick<MessageRow, 'senderId' | 'senderName' | 'isOwn'> & { readonly by?: ThreadMessage['by'] }

/** Who speaks, as the reader calls them. */
export function usePersonName(): (speaker: Speaker) => string {
  const t = useWords(messageWords)
  return ({ senderId, senderName, isOwn, by }) => {
    if (isOwn) return t('row.you')
    if (by === 'ai') return t('thread.ai')
    if (by === 'author') return t('thread.author')
    if (by === 'prepared') return t('thread.prepared')
    return senderId === null ? t('row.system') : senderName
  }
}
