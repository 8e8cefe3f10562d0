import { randomInt } from 'node:crypto'
import type { Services } from '#kit/call/server/context.ts'
import { makeProduct } from '#features/content/product/server/makeProduct.ts'
import { codeLength, encodeCode } from '../exchange-code.encoding.ts'
import { exchangeCodeTable } from './exchangeCode.table.ts'

type NewCode = Partial<typeof exchangeCodeTable.$inferInsert> & { readonly creatorId: number }

/** A code for tests and demo data, of a public product, waiting unless said otherwise. */
export async function makeExchangeCode(services: Services, input: NewCode) {
  const { database, now } = services
  const at = input.createdAt ?? now()
  const productId =
    input.productId ?? (await makeProduct(services, { creatorId: input.creatorId, status: 'public' })).id
  const code = encodeCode(Array.from({ length: codeLength - 1 }, () => randomInt(32)))
  const [row] = await database.db
    .insert(exchangeCodeTable)
    .values({ code, taskId: 1, type: 'text', createdAt: at, updatedAt: at, ...input, productId })
    .returning()
  if (!row) throw new Error('the code was not made')
  return row
}
