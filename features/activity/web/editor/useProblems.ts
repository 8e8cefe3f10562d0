import { createContext, use, useMemo } from 'react'
import type { ActivityProblem } from '../../activity.contract.ts'
import { activityProblems } from '../../activity.problems.ts'
import { useDebounced } from '#kit/web/useDebounced.ts'
import { usePart } from './context.ts'

const restBeforeCheck = 250

/** What stops publishing, found a moment after the typing rests: nobody is told of a sentence that is still being written. */
export function useCheckedProblems(): readonly ActivityProblem[] {
  const fields = useDebounced(
    usePart((state) => state.fields),
    restBeforeCheck,
  )
  const deck = useDebounced(
    usePart((state) => state.history.present),
    restBeforeCheck,
  )
  return useMemo(() => activityProblems(fields, deck), [fields, deck])
}

export const ProblemsContext = createContext<readonly ActivityProblem[]>([])
export const useProblems = (): readonly ActivityProblem[] => use(ProblemsContext)
