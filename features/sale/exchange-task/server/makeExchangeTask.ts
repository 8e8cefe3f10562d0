import type { Services } from '#kit/call/server/context.ts'
import { makeProduct } from '#features/content/product/server/makeProduct.ts'
import { exchangeTaskTable } from './exchangeTask.table.ts'

type NewTask = Partial<typeof exchangeTaskTable.$inferInsert> & { readonly creatorId: number }

/** A task for tests and demo data: three codes of a public product, not begun unless said otherwise. */
export async function makeExchangeTask(services: Services, input: NewTask) {
  const { database, now } = services
  const at = input.createdAt ?? now()
  const productId =
    input.productId ?? (await makeProduct(services, { creatorId: input.creatorId, status: 'public' })).id
  const [row] = await database.db
    .insert(exchangeTaskTable)
    .values({
      name: 'For the spring class',
      quantity: 3,
      qr: 'without',
      createdAt: at,
      updatedAt: at,
      ...input,
      productId,
    })
    .returning()
  if (!row) throw new Error('the task was not made')
  return row
}
