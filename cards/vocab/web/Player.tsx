import './vocab.css'
import { useState } from 'react'
import { useVoice } from '#kit/audio/web/useVoice.ts'
import type { CardPlayerProps } from '#kit/card/web/cardUi.ts'
import type { VocabCard, VocabProgress, VocabResponse } from '../vocab.schema.ts'
import { openSession, taskOf, type Session } from '../vocab.session.ts'
import { Overview } from './Overview.tsx'
import { SessionView } from './SessionView.tsx'

type Props = CardPlayerProps<VocabCard, VocabResponse, VocabProgress>

/** Vocabulary: the list of words, and from there the practice. Each answer is sent as it is made. */
export function VocabPlayer({ card, files, headingId, focusHeading, progress, report, submit }: Props) {
  const [session, setSession] = useState<Session | null>(null)
  const voice = useVoice(card.language, files)
  const mastered = card.terms.filter(({ id }) => progress?.mastered?.includes(id)).length

  /** Reports what is worth coming back to; the answers themselves are already being sent. */
  function goOn(next: Session): void {
    const isNew =
      next.seen.length > (session?.seen.length ?? 0) || next.mastered.length > (session?.mastered.length ?? 0)
    if (isNew) report({ viewed: true, seen: [...next.seen], mastered: [...next.mastered] })
    setSession(taskOf(card, next) ? next : null)
  }

  if (session === null)
    return (
      <Overview
        card={card}
        files={files}
        focusHeading={focusHeading}
        headingId={headingId}
        mastered={mastered}
        onStart={() => setSession(openSession(card, progress, Date.now() % 100_000))}
        progress={progress}
        voice={voice}
      />
    )
  return (
    <SessionView
      card={card}
      files={files}
      headingId={headingId}
      onAnswer={submit}
      onLeave={() => setSession(null)}
      onNext={goOn}
      session={session}
      voice={voice}
    />
  )
}
