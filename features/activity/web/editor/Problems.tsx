import { createContext, use, useMemo, type ReactNode } from 'react'
import type { Deck } from '#deck/deck.document.ts'
import { useDebounced } from '#kit/web/useDebounced.ts'
import type { ActivityProblem } from '../../activity.contract.ts'
import { activityProblems } from '../../activity.problems.ts'
import { usePart } from './context.ts'

interface Checked {
  readonly problems: readonly ActivityProblem[]
  /** The deck in which they were found. */
  readonly deck: Deck
}

const restBeforeCheck = 250
const Context = createContext<Checked>({ problems: [], deck: [] })

/**
 * Finds what stops publishing a moment after the typing rests: nobody is told of a sentence that is still being written,
 * and no key press waits for the check of a whole deck.
 */
export function ProblemsProvider({ children }: { readonly children: ReactNode }) {
  const fields = useDebounced(
    usePart((state) => state.fields),
    restBeforeCheck,
  )
  const deck = useDebounced(
    usePart((state) => state.history.present),
    restBeforeCheck,
  )
  const checked = useMemo(() => ({ problems: activityProblems(fields, deck), deck }), [fields, deck])
  return <Context value={checked}>{children}</Context>
}

export const useProblems = (): Checked => use(Context)
