import { and, eq, inArray, sql } from 'drizzle-orm'
import { nameList } from '#kit/i18n/nameList.ts'
import { refuse } from '#kit/contract/fault.ts'
import type { FieldProblems } from '#kit/contract/fault.ts'
import { administrators, hasRole } from '#kit/contract/role.ts'
import type { Call } from '#kit/call/server/context.ts'
import type { CrudSpec, Stored, Values } from '#kit/resource/server/crud.ts'
import { phrase } from '#kit/i18n/words.ts'
import { userView } from '#features/people/user/server/user.queries.ts'
import { qrUsersOfProducts } from '../product.ports.ts'
import { product } from '../product.contract.ts'
import { productFaults } from '../product.faults.ts'
import { productEditableIn } from '../product.machine.ts'
import { missingProblems, productConflicts, productMissing } from '../product.problems.ts'
import { productWords } from '../product.words.ts'
import { productAccess } from './product.access.ts'
import { productDetail } from './product.detail.ts'
import { productLinks } from './product.links.ts'
import { productTable } from './product.table.ts'
import { productActivityTable } from './productActivity.table.ts'
import { productCourseTable } from './productCourse.table.ts'
import { readProduct } from './readProduct.ts'

/** A draft may be incomplete; one that is online inside is sold already, so it stays complete. */
async function checkProduct(call: Call, values: Values, id: number | undefined): Promise<FieldProblems> {
  const conflicts = productConflicts(values)
  if (id === undefined) return conflicts
  const isInner = and(eq(productTable.id, id), eq(productTable.status, 'inner'))
  const [inner] = await call.db.select({ id: productTable.id }).from(productTable).where(isInner)
  return inner ? { ...missingProblems(productMissing(values)), ...conflicts } : conflicts
}

/** Nobody reviews or redeems what is not complete. */
async function beforeMove(call: Call, move: string, { id }: Stored): Promise<void> {
  if (move !== 'submit' && move !== 'inner') return
  const missing = productMissing(await readProduct(call.db, id))
  if (missing.length === 0) return
  const names = missing.map((name) => call.translate(phrase(productWords, `fields.${name}`)))
  const fields = nameList(call.language, names)
  refuse(productFaults.notReady, { values: { fields }, fields: missingProblems(missing) })
}

export const productSpec = {
  resource: product,
  table: productTable,
  people: userView,
  access: productAccess,
  label: productTable.title,
  picture: productTable.cover,
  links: productLinks,
  extra: {
    itemCount: sql`((select count(*) from ${productCourseTable} where ${productCourseTable.ownerId} = ${productTable.id}) + (select count(*) from ${productActivityTable} where ${productActivityTable.ownerId} = ${productTable.id}))::int`,
  },
  figures: async (call, rows) => {
    const productIds = rows.map(({ id }) => Number(id))
    const users = await call.services.callPort(call, qrUsersOfProducts, { productIds })
    return ({ id }) => ({ qrUsers: users.get(Number(id)) ?? 0 })
  },
  exported: {
    title: 'plain',
    kind: 'value',
    courseIds: 'plain',
    activityIds: 'plain',
    delivery: 'value',
    startsAt: 'time',
    endsAt: 'time',
    salePrice: 'plain',
    careerIds: 'plain',
    abilityIds: 'plain',
    tagIds: 'plain',
    qrUsers: 'plain',
    reviewReason: 'plain',
  },
  // Codes are also made of what is online inside, by administrators alone.
  pickable: (actor) =>
    hasRole(actor, administrators)
      ? inArray(productTable.status, ['public', 'inner'])
      : eq(productTable.status, 'public'),
  editableIn: productEditableIn,
  deletableIn: ['draft', 'rejected'],
  check: checkProduct,
  beforeMove,
  detail: productDetail,
} satisfies CrudSpec
