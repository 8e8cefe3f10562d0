import { sql } from 'drizzle-orm'
import type { FieldProblems } from '#kit/contract/fault.ts'
import { kitWords } from '#kit/i18n/kitWords.ts'
import { publicAddress } from '#kit/ops/server/env.ts'
import { openAccess } from '#kit/resource/server/access.ts'
import type { Call } from '#kit/call/server/context.ts'
import type { CrudSpec, Values } from '#kit/resource/server/crud.ts'
import { phrase } from '#kit/i18n/words.ts'
import { productView } from '#features/content/product/server/product.queries.ts'
import { userView } from '#features/people/user/server/user.queries.ts'
import { exchangeTask } from '../exchange-task.contract.ts'
import { exchangeTaskWords } from '../exchange-task.words.ts'
import { exchangeTaskTable as task } from './exchangeTask.table.ts'
import { requestCodes } from './generateCodes.ts'
import { isOnSale } from './onSale.ts'

async function problemsIn(call: Call, values: Values): Promise<FieldProblems> {
  const { productId, qr, title, expiresAt } = values
  const isOver = typeof expiresAt === 'number' && expiresAt <= call.now
  return {
    ...(!(await isOnSale(call.db, Number(productId))) && {
      productId: phrase(kitWords, 'problems.notAvailable'),
    }),
    ...(qr === 'with' && title === '' && { title: phrase(kitWords, 'problems.required.enter') }),
    ...(isOver && { expiresAt: phrase(exchangeTaskWords, 'problems.past') }),
  }
}

export const taskSpec = {
  resource: exchangeTask,
  table: task,
  people: userView,
  access: openAccess,
  label: task.name,
  extra: {
    productTitle: sql`coalesce((select ${productView.title} from ${productView} where ${productView.id} = ${task.productId}), '')`,
  },
  exported: {
    name: 'plain',
    productTitle: 'plain',
    quantity: 'plain',
    qr: 'value',
    title: 'plain',
    channel: 'plain',
    expiresAt: 'time',
    made: 'plain',
    finishedAt: 'time',
    downloadedAt: 'time',
  },
  detail: async ({ services }) => ({ address: publicAddress(services.env) }),
  // Whatever began has the contents with which its codes are made.
  editableIn: ['initialized'],
  pickable: () => sql`true`,
  check: problemsIn,
  beforeMove: (call, _move, { id }) => requestCodes(call, id),
} satisfies CrudSpec
