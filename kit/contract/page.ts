import { z } from 'zod'
import { id, moment, money } from './field.ts'

/** How far `total` counts exactly; above it the console shows '10,000+'. */
export const totalCap = 10_000
export const maxPageSize = 200
export const defaultPageSize = 20

/** A filter of a list. Its kind decides the control in the browser and the condition in the query. */
export type Filter =
  | { readonly kind: 'search'; readonly schema: z.ZodType<string> }
  | {
      readonly kind: 'among'
      readonly values: readonly string[]
      readonly schema: z.ZodType<string | string[]>
    }
  | { readonly kind: 'linked'; readonly resource: string; readonly schema: z.ZodType<number> }
  | { readonly kind: 'range'; readonly schema: z.ZodType<Range> }
  | { readonly kind: 'amounts'; readonly schema: z.ZodType<Range> }
  | { readonly kind: 'flag'; readonly schema: z.ZodType<boolean> }

/** From and to, both included: moments in Unix milliseconds, or amounts in yuan. */
export interface Range {
  readonly from?: number | undefined
  readonly to?: number | undefined
}

export type Filters = Readonly<Record<string, Filter>>

/** Text of at most 100 characters that the column contains anywhere, without regard to case. */
export const search = () => ({ kind: 'search', schema: z.string().trim().max(100) }) as const

/** One of the values, or a list of at most 50 of them; an empty list matches nothing. */
export function among<const V extends string>(values: readonly V[]) {
  const value = z.enum(values)
  return { kind: 'among', values, schema: z.union([value, z.array(value).max(50)]) } as const
}

/** One or several names that features register at start, so that a contract cannot list them; each of 1 to 60 characters. */
export const registered = () => {
  const name = z.string().min(1).max(60)
  const values: readonly string[] = []
  return { kind: 'among', values, schema: z.union([name, z.array(name).max(50)]) } as const
}

/** Rows that are linked to the record of `resource` with this id. */
export const linked = (resource: string) => ({ kind: 'linked', resource, schema: id }) as const

/** Moments in Unix milliseconds, from and to, both included; either side may be absent. */
export const range = () =>
  ({
    kind: 'range',
    schema: z.strictObject({ from: moment.optional(), to: moment.optional() }),
  }) as const

/** Prices in yuan, from and to. */
export const amounts = () => {
  const amount = money().schema.pipe(z.number()).optional()
  return { kind: 'amounts', schema: z.strictObject({ from: amount, to: amount }) } as const
}

/** True or false; an absent filter gives both. */
export const yesNo = () => ({ kind: 'flag', schema: z.boolean() }) as const

type FilterShape<F extends Filters> = { [K in keyof F]: z.ZodOptional<F[K]['schema']> }

/** The zod schemas of a list's filters by name, each optional, as `z.strictObject` takes them. */
export function filterShape<F extends Filters>(filters: F): FilterShape<F> {
  return Object.fromEntries(
    Object.entries(filters).map(([name, filter]) => [name, filter.schema.optional()]),
  ) as FilterShape<F>
}

/**
 * The body of a `page` call: `pageNo` from 1, `after` (the answer's `next`) for pages beyond the cap. Counting costs more than a page of
 * rows: who needs no total says `withTotal: false`, who needs nothing else `pageSize: 0`.
 */
export function pageBody<F extends Filters, const S extends string>(filters: F, sortable: readonly S[]) {
  const sort = z.strictObject({ field: z.enum(sortable), order: z.enum(['asc', 'desc']) })
  return z.strictObject({
    ...filterShape(filters),
    pageNo: z.number().int().min(1).max(1_000_000).default(1),
    pageSize: z.number().int().min(0).max(maxPageSize).default(defaultPageSize),
    withTotal: z.boolean().optional(),
    sort: z.array(sort).max(3).optional(),
    // It holds what the last row is sorted by, which may be a long name.
    after: z.string().max(10_000).optional(),
  })
}

/** The body of a call about all rows that the filters leave, in their order. */
export const wholeBody = <F extends Filters, const S extends string>(filters: F, sortable: readonly S[]) =>
  pageBody(filters, sortable).omit({ pageNo: true, pageSize: true, withTotal: true, after: true })

/** The answer of a `page` call, without totals where none were wanted; `next` goes into `after` to read on. */
export const pageData = <Row extends z.ZodType>(row: Row) =>
  z.object({
    list: z.array(row),
    total: z.number().int().optional(),
    totalIsCapped: z.boolean().optional(),
    next: z.string().nullable(),
  })

/** How many rows a list has, and whether counting stopped at the cap. */
export interface Total {
  readonly total: number
  readonly totalIsCapped: boolean
}

/** The totals of a page that was asked for them. */
export const totalOf = ({ total = 0, totalIsCapped = false }: Pick<Page<unknown>, keyof Total>): Total => ({
  total,
  totalIsCapped,
})

/** What the console asks of a list beside its rows: only how many there are. */
export const onlyTotal = { pageNo: 1, pageSize: 0 } as const

export interface Page<Row> extends Partial<{ [K in keyof Total]: Total[K] | undefined }> {
  readonly list: Row[]
  readonly next: string | null
}
