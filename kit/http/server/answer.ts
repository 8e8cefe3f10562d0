import type { Fault } from '#kit/contract/fault.ts'
import { faultPhrase, kitFaults } from '#kit/contract/fault.ts'
import { labelKey, withinSentence } from '#kit/contract/problem.ts'
import type { Phrase, Translate } from '#kit/i18n/words.ts'

/** Refusals that also carry their code as HTTP status; every other answered call is 200. */
const statuses = new Set<number>([
  kitFaults.tooLarge.code,
  kitFaults.tooMany.code,
  kitFaults.unavailable.code,
])

/** The HTTP status of an answer with this code of the envelope: 200, but for the refusals that proxies must understand. */
export const statusOf = (code: number): number => (statuses.has(code) ? code : 200)

/** The words of a problem for beside its field; `{{label}}` becomes the field's own name where the feature has one. */
export function translateProblem(
  problem: Phrase,
  path: string,
  namespace: string,
  translate: Translate,
): string {
  const label = withinSentence(labelOf(path, namespace, translate))
  return translate({ ...problem, values: { label, ...problem.values } })
}

/** What a field is called. Rows have phrases of their own below, so theirs is `fields.<name>.label`. */
export function labelOf(path: string, namespace: string, translate: Translate): string {
  const key = labelKey(path)
  for (const one of [`${key}.label`, key]) {
    const label = translate({ namespace, key: one })
    if (label !== one) return label
  }
  return path
}

/** The envelope of a refusal, in the asker's language. */
export function refusal(
  fault: Fault,
  namespace: string,
  translate: Translate,
): { code: number; data: unknown; message: string } {
  const { data, fields } = fault.detail
  const messages =
    fields &&
    Object.fromEntries(
      Object.entries(fields).map(([path, problem]) => [
        path,
        translateProblem(problem, path, namespace, translate),
      ]),
    )
  const payload =
    data !== undefined || messages !== undefined ? { ...data, ...(messages && { fields: messages }) } : null
  return { code: fault.row.code, data: payload, message: translate(faultPhrase(fault)) }
}
