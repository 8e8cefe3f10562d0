import { createContext, use, useMemo, type ReactNode } from 'react'
import { valueAt } from '#kit/value/sameJson.ts'
import { useWhenIdle } from '#kit/typing/web/useWhenIdle.ts'
import { findCard, type Deck } from '#deck/deck.document.ts'
import { mapOf } from '#deck/deck.map.ts'
import type { ActivityProblem } from '#features/content/activity/activity.contract.ts'
import { activityProblems } from '#features/content/activity/activity.problems.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import { useEditorState, useEditorStateDeferred } from '../state/context.ts'
import { fieldsIn } from '../state/editorState.ts'
import { refusalsIn, stillRefused } from '../state/sendable.ts'
import { wasPublishTried } from './publishTried.ts'

interface Checked {
  /** What stops publishing, what stops saving too among it. */
  readonly problems: readonly ActivityProblem[]
  /** What the map of the ways shows and an author should look at; it does not stop publishing (D5). */
  readonly warnings: readonly ActivityProblem[]
  /** What cannot even be saved as it is: all else is. */
  readonly refused: readonly ActivityProblem[]
  /** What is wrong as it is typed, not merely missing: all that is refused among it. */
  readonly wrong: readonly ActivityProblem[]
  /** Nobody has asked for publishing yet: what is missing is counted, and marked nowhere. */
  readonly isCalm: boolean
  /** The deck in which they were found. */
  readonly deck: Deck
}

const checkDelayMs = 250
const Context = createContext<Checked>({
  ...{ problems: [], warnings: [], refused: [], wrong: [] },
  ...{ isCalm: false, deck: [] },
})

/**
 * Finds what stops publishing once whoever types has paused: a sentence that is still being written is no problem yet,
 * and no key press waits for the check of a whole deck.
 */
export function ProblemsProvider({ children }: { readonly children: ReactNode }) {
  const fields = useWhenIdle(useEditorStateDeferred(fieldsIn), checkDelayMs)
  const deck = useWhenIdle(
    useEditorStateDeferred((state) => state.history.present),
    checkDelayMs,
  )
  const refusals = useEditorStateDeferred((state) => state.refusals)
  const isCalm = !useEditorState(wasPublishTried)
  const checked = useMemo(() => {
    const copy = { fields, deck }
    const own = activityProblems(fields, deck)
    const problems = [...stillRefused(copy, refusals), ...own]
    const refused = refusalsIn(copy, refusals)
    const wrong = [...refused, ...own.filter((problem) => isTyped(valueOf(problem, fields, deck)))]
    return { problems, warnings: warningsOf(deck), refused, wrong, isCalm, deck }
  }, [fields, deck, refusals, isCalm])
  return <Context value={checked}>{children}</Context>
}

const isTyped = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''

const valueOf = ({ cardId, path }: ActivityProblem, fields: unknown, deck: Deck): unknown =>
  valueAt(cardId === null ? fields : findCard(deck, cardId)?.card, path)

/** Cards that nobody reaches, and ways that do not end. */
const warningsOf = (deck: Deck): ActivityProblem[] =>
  mapOf(deck).nodes.flatMap(({ card, marks }) =>
    marks
      .filter((mark) => mark !== 'loop')
      .map((mark) => ({
        cardId: card?.id ?? null,
        path: '',
        namespace: activityWords.name,
        key: `map.why.${mark}`,
      })),
  )

export const useProblems = (): Checked => use(Context)
