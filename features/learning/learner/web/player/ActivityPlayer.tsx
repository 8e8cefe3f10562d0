import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { playable } from '#deck/deck.navigate.ts'
import { cardOf } from '#cards/registry.ts'
import { loadPlayers } from '#cards/web.ts'
import { Player } from '#deck/web/play/Player.tsx'
import type { LearnRecord } from '#features/learning/attempt/learner.records.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { useOutboxState } from '../outbox/useOutboxState.ts'
import type { Door } from '../help/door.ts'
import { Doors } from '../help/Doors.tsx'
import { loadDoors } from '../help/loadDoors.ts'
import { HelpButton } from '../help/HelpButton.tsx'
import { AskButton } from './AskButton.tsx'
import { ForgottenAnswers } from './ForgottenAnswers.tsx'
import { noHelp } from './cachedActivity.ts'
import { prefetchPictures } from './prefetchPictures.ts'
import { learnPort } from './learnPort.ts'
import { ReadAloud } from './ReadAloud.tsx'
import { addressesIn } from './sitting.ts'
import type { OpenActivity } from './useActivity.ts'

interface Props {
  readonly activity: OpenActivity
  /** The course in which the end leads on. */
  readonly courseId?: number
  readonly outbox: Outbox
  readonly onClose: () => void
  /** The server will not take an answer. */
  readonly onRefusal: (error: unknown) => void
  /** Something of the activity cannot be loaded from where it was. */
  readonly onBrokenFile: () => void
}

const Reflection = lazy(async () => ({ default: (await import('./Reflection.tsx')).Reflection }))
const NextStep = lazy(async () => ({ default: (await import('./NextStep.tsx')).NextStep }))

/** How long after the first card the others' code and pictures are fetched. */
const aheadMs = 1000

const resultOf = ({ stars, points, maxPoints }: LearnRecord) => ({
  stars,
  earned: points,
  possible: maxPoints,
})

/** L2. The deck's player with a learner's port; what it comes to is the server's record. */
export function ActivityPlayer({ activity, courseId, outbox, onClose, onRefusal, onBrokenFile }: Props) {
  const { opened, files, progress, attempts, start } = activity
  const [record, setRecord] = useState(opened.activity.record)
  const [answers, setAnswers] = useState<Readonly<Record<number, string>>>({})
  const [port] = useState(() =>
    learnPort({
      activityId: opened.activity.id,
      outbox,
      textOf: (cardId, response) => {
        const card = playable(opened.cards).find(({ id }) => id === cardId)
        return card ? cardOf(card.type).answering.answerText(card, response) : ''
      },
      onRecord: setRecord,
      onFiles: (more) => setAnswers((before) => ({ ...before, ...addressesIn({ files: more }) })),
      onRefusal,
    }),
  )
  useEffect(() => port.close, [port])
  useEffect(() => {
    const types = playable(opened.cards).map(({ type }) => type)
    const leaving = new AbortController()
    // Behind the first card, which it must not slow down; what fails here comes with its card, or that card says so.
    const ahead = async () => {
      await loadPlayers(types)
      await prefetchPictures(opened.files, leaving.signal)
      await loadDoors(opened.help ?? noHelp)
    }
    const timer = setTimeout(() => ahead().catch(() => undefined), aheadMs)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [opened])
  const stage = useRef<HTMLDivElement>(null)
  useEffect(() => stage.current?.focus(), [])
  // While something is on its way the record is not the last word.
  const { waiting } = useOutboxState(outbox)
  const [door, setDoor] = useState<Door>()
  const [visit, setVisit] = useState<{ readonly cardId: number }>()
  const { id: activityId, language } = opened.activity
  // A copy that was cached earlier knows of no help.
  const { help = noHelp } = opened
  return (
    <div className="learn-stage" onErrorCapture={onBrokenFile} ref={stage} tabIndex={-1}>
      <ForgottenAnswers activity={opened.activity} />
      <Player
        attempts={attempts}
        deck={opened.cards}
        files={{ ...answers, ...files }}
        progress={progress}
        onClose={onClose}
        port={port}
        renderAside={(cardId, hintsUsed) => (
          <>
            <ReadAloud key={cardId} url={files[opened.sounds?.[cardId] ?? 0]} />
            <AskButton onClick={() => setDoor({ kind: 'ask', cardId })} />
            <HelpButton offer={help} onClick={() => setDoor({ kind: 'help', cardId, hintsUsed })} />
          </>
        )}
        renderEnd={() =>
          record?.status === 'learned' &&
          waiting === 0 && (
            <Suspense>
              <Reflection activityId={activityId} />
            </Suspense>
          )
        }
        {...(courseId !== undefined && {
          renderNext: () => (
            <Suspense>
              <NextStep activityId={activityId} courseId={courseId} isSent={waiting === 0} />
            </Suspense>
          ),
        })}
        result={record && waiting === 0 ? resultOf(record) : undefined}
        start={start}
        visit={visit}
        {...(language && { language })}
      />
      <Doors
        activityId={activityId}
        cards={opened.cards}
        door={door}
        offer={help}
        onDoor={setDoor}
        onGoTo={(cardId) => setVisit({ cardId })}
        outbox={outbox}
      />
    </div>
  )
}
