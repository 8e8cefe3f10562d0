import type { FieldProblems } from '#kit/contract/fault.ts'
import { fieldsIn, missingFields } from '#kit/contract/field.ts'
import { missing } from '#kit/contract/problem.ts'
import { phrase } from '#kit/i18n/words.ts'
import { productFields } from './product.fields.ts'
import { productWords } from './product.words.ts'

type Written = { readonly [Name in keyof typeof productFields]?: unknown }

const isFilled = (list: unknown) => Array.isArray(list) && list.length > 0

/** What no save accepts, a draft's neither: things of the other kind, and moments that an async product does not have. */
export function productConflicts(values: Written): FieldProblems {
  const { kind, delivery, startsAt, endsAt } = values
  const wrongItems = kind === 'course' ? 'activityIds' : 'courseIds'
  const moments = Object.entries({ startsAt, endsAt }).filter(([, at]) => typeof at === 'number')
  const isBackwards = typeof startsAt === 'number' && typeof endsAt === 'number' && endsAt <= startsAt
  return {
    ...(isFilled(values[wrongItems]) && { [wrongItems]: phrase(productWords, 'problems.otherKind') }),
    ...(delivery !== 'sync' &&
      Object.fromEntries(moments.map(([name]) => [name, phrase(productWords, 'problems.onlySync')]))),
    ...(delivery === 'sync' && isBackwards && { endsAt: phrase(productWords, 'problems.endsFirst') }),
  }
}

/** Names of the fields that must hold something before anybody can buy it, in the order of the form (F1). */
export function productMissing(values: Written): (keyof typeof productFields)[] {
  const empty: readonly string[] = missingFields(productFields, values)
  const items = values.kind === 'activity' ? 'activityIds' : 'courseIds'
  const isBlank = (name: string) =>
    name === items ? !isFilled(values[name]) : isMoment(name) && values.delivery === 'sync' && !values[name]
  return productFieldNames.filter((name) => empty.includes(name) || isBlank(name))
}

const isMoment = (name: string): name is 'startsAt' | 'endsAt' => name === 'startsAt' || name === 'endsAt'

const productFieldNames = Object.keys(productFields).filter(
  (name): name is keyof typeof productFields => name in productFields,
)

/** The phrases for missing fields by name, such as 'Please enter …'. */
export const missingProblems = (names: readonly string[]): FieldProblems =>
  Object.fromEntries(
    fieldsIn(productFields).flatMap(([name, { kind }]) =>
      names.includes(name) ? [[name, missing(kind)] as const] : [],
    ),
  )
