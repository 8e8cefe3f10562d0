import { useLayoutEffect, useRef } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import type { HistoryEntry } from '../assistant.history.ts'
import { assistantWords } from '../assistant.words.ts'
import { ChatEntry } from './ChatEntry.tsx'
import { Markdown } from './Markdown.tsx'

interface Props {
  readonly history: readonly HistoryEntry[]
  /** What has come of the next answer; undefined: none is coming. */
  readonly coming: string | undefined
}

/** How near the end somebody has to be, in pixels, to be taken along. */
const nearEnd = 48

/** What was said, the newest at the end. A screen reader is told an answer once it is whole, not piece by piece. */
export function ChatLog({ history, coming }: Props) {
  const t = useWords(assistantWords)
  const scroll = useRef<HTMLDivElement>(null)
  const isFollowed = useRef(true)
  useLayoutEffect(() => {
    isFollowed.current = true
  }, [history.length])
  useLayoutEffect(() => {
    const element = scroll.current
    if (element && isFollowed.current) element.scrollTop = element.scrollHeight
  }, [history, coming])
  const note = () => {
    const element = scroll.current
    if (!element) return
    isFollowed.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd
  }
  return (
    <div
      className="assistant-scroll"
      ref={scroll}
      onScroll={note}
      tabIndex={0}
      role="group"
      aria-label={t('log')}
    >
      {history.length === 0 && <p className="assistant-empty">{t('empty')}</p>}
      <div className="assistant-log" role="log" aria-live="polite">
        {history.map((entry) => (
          <ChatEntry key={`${entry.time} ${entry.role}`} entry={entry} />
        ))}
      </div>
      {coming !== undefined && (
        <div className="assistant-entry" data-alignment="left" aria-live="off">
          <div className="assistant-bubble">
            {coming === '' ? <p className="assistant-wait">{t('answering')}</p> : <Markdown text={coming} />}
          </div>
        </div>
      )}
    </div>
  )
}
