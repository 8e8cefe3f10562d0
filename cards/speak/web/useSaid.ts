import { useState } from 'react'
import { withinHeard, type Recognised, type SpeakResponse } from '../speak.schema.ts'
import { bestUnderstood } from '../speak.score.ts'
import type { SpeakProps } from './speakProps.ts'
import { canRecognise } from './useRecognition.ts'

/** How a learner says it: to the browser, to themselves, or not at all. */
export type Way = SpeakResponse['by']

export interface Said {
  readonly way: Way
  readonly heard: ReadonlyMap<string, Recognised>
  readonly judged: ReadonlyMap<string, boolean | null>
  choose(way: Way): void
  hear(itemId: string, heard: readonly string[]): void
  judge(itemId: string, isRight: boolean | null): void
}

/** What was said so far; once all of it was, it is the response. */
export function useSaid({ card, response, respond }: SpeakProps): Said {
  const [way, setWay] = useState<Way>(response?.by ?? (canRecognise() ? 'recognition' : 'self'))
  const [heard, setHeard] = useState<ReadonlyMap<string, Recognised>>(
    new Map(response?.by === 'recognition' ? response.items.map((each) => [each.itemId, each]) : []),
  )
  const [judged, setJudged] = useState<ReadonlyMap<string, boolean | null>>(
    new Map(response?.by === 'self' ? response.items.map(({ itemId, isRight }) => [itemId, isRight]) : []),
  )

  function tell(by: Way, nowHeard: Said['heard'], nowJudged: Said['judged']): void {
    if (by === 'none') return respond({ by })
    if (by === 'recognition') {
      const items = card.items.flatMap(({ id }) => nowHeard.get(id) ?? [])
      return respond(items.length === card.items.length ? { by, items } : undefined)
    }
    const items = card.items.flatMap(({ id }) => {
      const isRight = nowJudged.get(id)
      return isRight === undefined ? [] : [{ itemId: id, isRight }]
    })
    respond(items.length === card.items.length ? { by, items } : undefined)
  }

  return {
    way,
    heard,
    judged,
    choose(next) {
      setWay(next)
      tell(next, heard, judged)
    },
    hear(itemId, readings) {
      const before = heard.get(itemId)
      const item = card.items.find(({ id }) => id === itemId)
      const shareOf = (each: readonly string[]) => (item ? bestUnderstood(item, each, card).share : 0)
      // Who reads sees what was understood, and keeps the better of two tries; who answers is not told.
      const isWorse =
        card.mode === 'read' && before !== undefined && shareOf(before.heard) > shareOf(readings)
      const tries = (before?.tries ?? 0) + 1
      const kept = isWorse ? before.heard : withinHeard(readings)
      const next = new Map(heard).set(itemId, { itemId, heard: kept, tries })
      setHeard(next)
      tell('recognition', next, judged)
    },
    judge(itemId, isRight) {
      const next = new Map(judged).set(itemId, isRight)
      setJudged(next)
      tell('self', heard, next)
    },
  }
}
