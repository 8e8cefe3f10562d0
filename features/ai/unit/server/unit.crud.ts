import { and, eq, isNull, ne, or, sql } from 'drizzle-orm'
import type { FieldProblems } from '#kit/contract/fault.ts'
import { refuse } from '#kit/contract/fault.ts'
import { kitWords } from '#kit/i18n/kitWords.ts'
import { openAccess } from '#kit/resource/server/access.ts'
import type { Call } from '#kit/call/server/context.ts'
import type { CrudSpec, Values } from '#kit/resource/server/crud.ts'
import { contains } from '#kit/resource/server/crud.query.ts'
import { phrase } from '#kit/i18n/words.ts'
import { userView } from '#features/people/user/server/user.queries.ts'
import { unit } from '../unit.contract.ts'
import { unitFaults } from '../unit.faults.ts'
import type { Measure } from '../unit.measures.ts'
import { measures } from '../unit.measures.ts'
import { unitWords } from '../unit.words.ts'
import { unitTable } from './unit.table.ts'

const measureOf = (value: unknown): Measure | undefined => measures.find((each) => each === value)

/** Whether another active unit has this measure. The caller locks out the others until all is written. */
async function isTaken({ db }: Call, measure: Measure, id: number | undefined): Promise<boolean> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('unit'))`)
  const found = await db
    .select({ id: unitTable.id })
    .from(unitTable)
    .where(
      and(
        eq(unitTable.measure, measure),
        eq(unitTable.status, 'active'),
        isNull(unitTable.deletedAt),
        id === undefined ? undefined : ne(unitTable.id, id),
      ),
    )
  return found.length > 0
}

async function isActive({ db }: Call, id: number | undefined): Promise<boolean> {
  if (id === undefined) return true
  const [row] = await db.select({ status: unitTable.status }).from(unitTable).where(eq(unitTable.id, id))
  return row?.status === 'active'
}

async function problemsIn(call: Call, values: Values, id: number | undefined): Promise<FieldProblems> {
  if (values['kind'] !== 'usage') return {}
  const measure = measureOf(values['measure'])
  const isDouble = measure && (await isActive(call, id)) && (await isTaken(call, measure, id))
  return {
    ...(!measure && { measure: phrase(kitWords, 'problems.required.select') }),
    ...(isDouble && { measure: phrase(unitWords, 'problems.taken') }),
    ...(typeof values['price'] !== 'number' && { price: phrase(kitWords, 'problems.required.enter') }),
  }
}

export const unitSpec = {
  resource: unit,
  table: unitTable,
  people: userView,
  access: openAccess,
  label: unitTable.nameZh,
  conditions: {
    name: (text: string) =>
      or(
        ...[unitTable.nameZh, unitTable.nameEn, unitTable.nameEs, unitTable.nameJa].map((column) =>
          contains(column, text),
        ),
      ),
  },
  pickable: () => eq(unitTable.status, 'active'),
  deletableIn: ['retired'],
  check: problemsIn,
  derive: ({ kind }) => (kind === 'usage' ? {} : { measure: null, price: null }),
  async beforeMove(call, move, record) {
    const measure = measureOf(record['measure'])
    if (move === 'activate' && measure && (await isTaken(call, measure, record.id))) refuse(unitFaults.taken)
  },
} satisfies CrudSpec
