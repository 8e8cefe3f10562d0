import type { Deck } from '#deck/deck.document.ts'
import { problemsOf } from '#deck/deck.problems.ts'
import { missingFields } from '#kit/field.ts'
import type { ActivityProblem } from './activity.contract.ts'
import { activityFields } from './activity.fields.ts'

type Written = { readonly [Name in keyof typeof activityFields]?: unknown }

/** D8: everything that stops publishing, the activity's own fields first, then its cards in their order. */
export function activityProblems(fields: Written, deck: Deck): ActivityProblem[] {
  const missing = missingFields(activityFields, fields).map((name) => ({
    cardId: null,
    path: name,
    namespace: 'activity',
    key: `problems.missing.${name}`,
  }))
  const inCards = problemsOf(deck).map(({ values, ...problem }) => ({
    ...problem,
    ...(values && { values: { ...values } }),
  }))
  return [...missing, ...inCards]
}
