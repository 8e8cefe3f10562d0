import { between, or, sql } from 'drizzle-orm'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import { openAccess } from '#kit/resource/server/access.ts'
import { publicAddress } from '#kit/ops/server/env.ts'
import type { CrudSpec, Values } from '#kit/resource/server/crud.ts'
import { productView } from '#features/content/product/server/product.queries.ts'
import { personColumns, userView } from '#features/people/user/server/user.queries.ts'
import { exchangeCode } from '../exchange-code.contract.ts'
import type { CodeStatus } from '../exchange-code.machine.ts'
import { codeRange } from '../exchange-code.encoding.ts'
import { redeemLink } from '../exchange-code.link.ts'
import { inStatus, shownStatus } from './codeStatus.ts'
import { exchangeCodeTable as code } from './exchangeCode.table.ts'

const none = sql`false`

/** Codes are found by prefix, for which an index serves among a million. */
function hasPrefix(typed: string) {
  const range = codeRange(typed)
  return range ? between(code.code, ...range) : none
}

export const codeSpec = {
  resource: exchangeCode,
  table: code,
  people: userView,
  access: openAccess,
  label: code.code,
  extra: {
    productTitle: sql`coalesce((select ${productView.title} from ${productView} where ${productView.id} = ${code.productId}), '')`,
    ...personColumns('user', code.userId),
    status: shownStatus,
  },
  figures: async ({ db, services }, rows) => {
    const taskOf = ({ taskId }: Values) => ({ resource: 'exchange-task', resourceId: Number(taskId) })
    const nameOf = await services.records.read(db, rows.map(taskOf))
    const base = publicAddress(services.env)
    return (row) => ({ taskName: nameOf(taskOf(row)), link: redeemLink(base, String(row['code'])) })
  },
  exported: {
    code: 'plain',
    productTitle: 'plain',
    taskName: 'plain',
    type: 'value',
    channel: 'plain',
    userName: 'plain',
    redeemedAt: 'time',
    expiresAt: 'time',
  },
  conditions: {
    code: hasPrefix,
    status: (value: CodeStatus | readonly CodeStatus[]) =>
      or(none, ...(typeof value === 'string' ? [value] : value).map(inStatus)),
  },
  pickable: () => none,
  async beforeMove(call, _move, record) {
    const { expiresAt } = record
    // It reads as expired, and from there no move leads on.
    if (typeof expiresAt === 'number' && expiresAt <= call.now) refuse(kitFaults.noSuchMove)
  },
} satisfies CrudSpec
