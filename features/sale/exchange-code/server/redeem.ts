import { and, eq, isNull, sql } from 'drizzle-orm'
import type { BodyOf, DataOf } from '#kit/contract/endpoint.ts'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import { hasRole, staff } from '#kit/contract/role.ts'
import type { Call, Db, SignedIn } from '#kit/call/server/context.ts'
import { supportedZone } from '#kit/time/timeZone.ts'
import { phrase } from '#kit/i18n/words.ts'
import { assistantMay } from '#features/content/authorization/server/authorization.queries.ts'
import { productView } from '#features/content/product/server/product.queries.ts'
import type { exchangeCodeEndpoints } from '../exchange-code.contract.ts'
import { exchangeCodeFaults } from '../exchange-code.faults.ts'
import { parseCode } from '../exchange-code.encoding.ts'
import { exchangeCodeWords } from '../exchange-code.words.ts'
import { checkGuesses, countGuess } from './codeGuesses.ts'
import { codeRedeemed } from './exchange-code.events.ts'
import { exchangeCodeTable } from './exchangeCode.table.ts'

type Body = BodyOf<typeof exchangeCodeEndpoints.redeem>
type Redemption = DataOf<typeof exchangeCodeEndpoints.redeem>
type Code = typeof exchangeCodeTable.$inferSelect

/**
 * Opens a product with a code, once whoever races for it (G3). A typo fails the checksum and is
 * refused before the database is read; a valid code that never existed counts as a guess.
 */
export async function redeem(call: Call, body: Body): Promise<Redemption> {
  const code = parseCode(body.code)
  if (code === undefined)
    return refuse(kitFaults.invalid, { fields: { code: phrase(exchangeCodeWords, 'problems.mistyped') } })
  await checkGuesses(call)
  const redemption = await call.transaction((inside) => open(inside, code, body))
  if (redemption) return redemption
  await call.transaction(countGuess)
  return refuse(exchangeCodeFaults.notValid)
}

/** Undefined where there is no such code. */
async function open(call: Call, text: string, body: Body): Promise<Redemption | undefined> {
  const { db, actor, services } = call
  const [code] = await db
    .select()
    .from(exchangeCodeTable)
    .where(eq(exchangeCodeTable.code, text))
    .for('update')
  if (!code) return undefined
  const product = await productOf(call, code)
  if (code.userId === actor.id && code.clientId === body.clientId) return redemption(product)
  refuseSpent(code, call)
  if (!mayOpen(product, actor)) refuse(exchangeCodeFaults.notOnSale)
  await refuseReused(db, body.clientId)
  await spend(call, code, body)
  await services.events.emit(call, codeRedeemed, {
    codeId: code.id,
    productId: code.productId,
    userId: actor.id,
    timeZone: supportedZone(body.timeZone, actor.timeZone),
    viaQr: body.viaQr,
    channel: code.channel,
  })
  return redemption(product)
}

async function spend(call: Call, code: Code, { viaQr, clientId }: Body): Promise<void> {
  const { db, actor, now } = call
  const spent = { status: 'redeemed', userId: actor.id } as const
  await db
    .update(exchangeCodeTable)
    .set({ ...spent, redeemedAt: now, viaQr, clientId, updatedAt: now, revision: code.revision + 1 })
    .where(eq(exchangeCodeTable.id, code.id))
  call.record({
    resource: 'exchange-code',
    resourceId: code.id,
    action: 'redeem',
    before: { status: code.status },
    after: spent,
  })
}

/** What somebody else redeemed and what was revoked reads like what never existed. */
function refuseSpent({ status, userId, expiresAt }: Code, { actor, now }: Call): void {
  if (status === 'redeemed' && userId === actor.id) refuse(exchangeCodeFaults.alreadyYours)
  if (status !== 'waiting') refuse(exchangeCodeFaults.notValid)
  if (expiresAt !== null && expiresAt <= now) refuse(exchangeCodeFaults.expired)
}

async function refuseReused(db: Db, clientId: string): Promise<void> {
  const [other] = await db
    .select({ id: exchangeCodeTable.id })
    .from(exchangeCodeTable)
    .where(eq(exchangeCodeTable.clientId, clientId))
  if (other) refuse(kitFaults.reusedKey)
}

interface Product {
  readonly id: number
  readonly title: string
  readonly status: string
  /** Whether the asker assists in it. */
  readonly isAssisted: boolean
}

async function productOf({ db, actor }: Call, { productId }: Code): Promise<Product | undefined> {
  const { id, title, status } = productView
  const isAssisted = sql<boolean>`${assistantMay(actor.id, 'product', id)}`
  const [product] = await db
    .select({ id, title, status, isAssisted })
    .from(productView)
    .where(and(eq(productView.id, productId), isNull(productView.deletedAt)))
  return product
}

/** P-offline: codes work while the product is public; inner ones for staff and its assistants. */
function mayOpen(product: Product | undefined, actor: SignedIn): product is Product {
  if (product?.status === 'inner') return product.isAssisted || hasRole(actor, staff)
  return product?.status === 'public'
}

const redemption = (product: Product | undefined): Redemption =>
  product ? { productId: product.id, title: product.title } : refuse(exchangeCodeFaults.notOnSale)
