import { useEffect, useState } from 'react'
import { useSendings } from '#kit/files/web/useSendings.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { isRefusal } from '#kit/http/web/refusal.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { fileLimit } from '#features/learning/message/message.limits.ts'
import { learnWords } from '../../learn.words.ts'
import type { SentFile } from '../outbox/action.ts'
import type { Replies } from './useReplies.ts'

/** Uploads what goes with a reply as the learner's own work; what is still under way when the field is closed is given up. */
export function useReplyFiles({ files, attach }: Pick<Replies, 'files' | 'attach'>) {
  const t = useWords(learnWords)
  const [leaving] = useState(() => new AbortController())
  useEffect(() => () => leaving.abort(), [leaving])
  return useSendings<SentFile>({
    async upload(file, onShare) {
      // Few replies carry a file: what sends it comes with the first one.
      const { sendFile } = await import('#kit/files/web/sendFile.ts')
      const { signal } = leaving
      return sendFile(file, { purpose: 'work', name: file.name, onShare, signal }).done
    },
    onSent: ({ id, name }) => leaving.signal.aborted || attach((list) => [...list, { id, name }]),
    reason: (error) => (isRefusal(error) ? errorText(error) : t('reply.fileFailed')),
    room: fileLimit - files.length,
  })
}
