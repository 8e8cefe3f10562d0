import { useEffect, useRef, useState } from 'react'
import { playable } from '#deck/deck.walk.ts'
import { loadPlayers } from '#cards/web.ts'
import { Player } from '#deck/web/Player.tsx'
import type { LearnRecord } from '../learn.contract.ts'
import { learnPort } from './learnPort.ts'
import type { Outbox } from './outbox.ts'
import type { OpenActivity } from './useActivity.ts'
import { useOutboxState } from './useOutboxState.ts'

interface Props {
  readonly activity: OpenActivity
  readonly outbox: Outbox
  readonly onClose: () => void
  /** The server will not take an answer. */
  readonly onRefusal: (error: unknown) => void
  /** Something of the activity cannot be loaded from where it was. */
  readonly onBrokenFile: () => void
}

/** How long after the first card the others' code is fetched. */
const aheadMs = 1000

const resultOf = ({ stars, points, maxPoints }: LearnRecord) => ({
  stars,
  earned: points,
  possible: maxPoints,
})

/** L2. The deck's player with a learner's port; what it comes to is the server's record. */
export function ActivityPlayer({ activity, outbox, onClose, onRefusal, onBrokenFile }: Props) {
  const { opened, files, journey, attempts, start } = activity
  const [record, setRecord] = useState(opened.activity.record)
  const [port] = useState(() =>
    learnPort({ activityId: opened.activity.id, outbox, onRecord: setRecord, onRefusal }),
  )
  useEffect(() => port.close, [port])
  useEffect(() => {
    const types = playable(opened.cards).map(({ type }) => type)
    // Behind the first card, which it must not slow down; what fails here comes with its card, or that card says so.
    const timer = setTimeout(() => loadPlayers(types).catch(() => undefined), aheadMs)
    return () => clearTimeout(timer)
  }, [opened])
  const stage = useRef<HTMLDivElement>(null)
  useEffect(() => stage.current?.focus(), [])
  // While something is on its way the record is not the last word.
  const { waiting } = useOutboxState(outbox)
  const language = opened.activity.language
  return (
    <div className="learn-stage" onErrorCapture={onBrokenFile} ref={stage} tabIndex={-1}>
      <Player
        attempts={attempts}
        deck={opened.cards}
        files={files}
        journey={journey}
        onClose={onClose}
        port={port}
        result={record && waiting === 0 ? resultOf(record) : undefined}
        start={start}
        {...(language && { language })}
      />
    </div>
  )
}
