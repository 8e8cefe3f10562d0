import { z } from 'zod'
import type { Phrase } from '#kit/i18n/words.ts'
import { shapeOf, type Fields } from './field.ts'
import { problemsOf } from './problem.ts'

/** What the contract refuses of a form's values, by path; the same phrases as the server's. */
export function checkValues(
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
): Record<string, Phrase> {
  const parsed = z.strictObject(shapeOf(fields)).safeParse(values, { reportInput: true })
  return parsed.success ? {} : problemsOf(parsed.error.issues, fields)
}
