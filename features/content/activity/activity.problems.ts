import { missingFields } from '#kit/contract/field.ts'
import { checkValues } from '#kit/contract/fieldProblems.ts'
import type { Phrase } from '#kit/i18n/words.ts'
import type { Deck } from '#deck/deck.document.ts'
import { problemsOf } from '#deck/deck.problems.ts'
import type { ActivityProblem } from './activity.contract.ts'
import { activityFields } from './activity.fields.ts'

type Written = { readonly [Name in keyof typeof activityFields]?: unknown }

/** What the contract refuses of the activity's own fields: that can be typed but not saved. */
export function fieldRefusals(fields: Written): ActivityProblem[] {
  const written = Object.keys(activityFields).map((name) => [name, Reflect.get(fields, name)] as const)
  const refused = checkValues(activityFields, Object.fromEntries(written))
  return Object.entries(refused).map(([path, problem]) => problemAt(null, path, problem))
}

/** A problem as the API answers it: of a card, or (null) of the activity. */
export const problemAt = (
  cardId: number | null,
  path: string,
  { values, ...rest }: Phrase,
): ActivityProblem => ({
  ...rest,
  cardId,
  path,
  ...(values && { values: { ...values } }),
})

/** D8: everything that stops publishing, the activity's own fields first, then its cards in their order. */
export function activityProblems(fields: Written, deck: Deck): ActivityProblem[] {
  const refused = fieldRefusals(fields)
  const missing = missingFields(activityFields, fields)
    .filter((name) => !refused.some(({ path }) => path === name))
    .map((name) => ({
      cardId: null,
      path: name,
      namespace: 'activity',
      key: `problems.missing.${name}`,
    }))
  const inCards = problemsOf(deck).map(({ cardId, path, ...problem }) => problemAt(cardId, path, problem))
  return [...refused, ...missing, ...inCards]
}
