import { eq } from 'drizzle-orm'
import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { countedRecords } from '#kit/resource/server/countedList.ts'
import { namedBy } from '#kit/resource/server/recordNames.ts'
import { on } from '#kit/call/server/events.ts'
import { codeRedeemed } from '#features/sale/exchange-code/server/exchange-code.events.ts'
import { orderTable } from './order.table.ts'
import { orderSpec } from './order.crud.ts'
import { orderHandlers } from './order.handlers.ts'
import { orderPersonalData } from './order.personalData.ts'
import { orderByCode } from './enterOrder.ts'

export const orderServer = {
  handlers: { order: orderHandlers },
  records: [namedBy(orderSpec)],
  uses: [{ of: 'product', by: orderSpec, names: (id) => eq(orderTable.productId, id) }],
  subscriptions: [on(codeRedeemed, orderByCode)],
  counts: { order: countedRecords(orderSpec) },
  personalData: [orderPersonalData],
} satisfies FeatureServer
