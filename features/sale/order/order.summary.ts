import { z } from 'zod'
import { id, moment } from '#kit/contract/field.ts'
import { orderSources, orderStatuses } from './order.states.ts'

const number = z.coerce.number()
const at = number.pipe(moment).optional()
const amount = number.pipe(z.number().min(0).max(999_999.99)).optional()
const words = (values: readonly string[]) =>
  z
    .string()
    .max(100)
    .refine((text) => text.split(',').every((word) => values.includes(word)))
    .optional()

/** The filters of the list as an address can hold them: lists by commas, ranges by their two ends. */
export const summaryQuery = z.strictObject({
  number: z.string().trim().max(100).optional(),
  productId: number.pipe(id).optional(),
  userId: number.pipe(id).optional(),
  status: words(orderStatuses),
  source: words(orderSources),
  createdFrom: at,
  createdTo: at,
  paidFrom: at,
  paidTo: at,
  priceFrom: amount,
  priceTo: amount,
})
export type SummaryQuery = z.output<typeof summaryQuery>

interface Ends {
  readonly from?: number | undefined
  readonly to?: number | undefined
}

const rangeOf = ({ from, to }: Ends) => (from === undefined && to === undefined ? undefined : { from, to })

/** The same filters as `page` takes them. */
export const filtersOfSummary = (query: SummaryQuery) => ({
  number: query.number,
  productId: query.productId,
  userId: query.userId,
  status: query.status?.split(','),
  source: query.source?.split(','),
  createdAt: rangeOf({ from: query.createdFrom, to: query.createdTo }),
  paidAt: rangeOf({ from: query.paidFrom, to: query.paidTo }),
  price: rangeOf({ from: query.priceFrom, to: query.priceTo }),
})

type Filters = Readonly<Record<string, unknown>>

const endsSchema = z.object({ from: z.number().optional(), to: z.number().optional() })

const ends = (name: string, range: unknown): Filters => {
  const { from, to } = endsSchema.safeParse(range).data ?? {}
  return { [`${name}From`]: from, [`${name}To`]: to }
}
const list = (value: unknown): unknown => (Array.isArray(value) ? value.join(',') : value)

/** The filters of a page's body as the query of `summary`. */
export function summaryOfFilters(filters: Filters): Filters {
  const { createdAt, paidAt, price, status, source, ...others } = filters
  const query = {
    ...others,
    status: list(status),
    source: list(source),
    ...ends('created', createdAt),
    ...ends('paid', paidAt),
    ...ends('price', price),
  }
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))
}
