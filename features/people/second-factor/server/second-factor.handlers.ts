import { and, eq, isNull } from 'drizzle-orm'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Call, HandlersOf } from '#kit/call/server/context.ts'
import { phrase } from '#kit/i18n/words.ts'
import { maxFactors, type FactorKind, type secondFactorEndpoints } from '../second-factor.contract.ts'
import { secondFactorFaults } from '../second-factor.faults.ts'
import { holdOwner } from '../second-factor.ports.ts'
import { secondFactorWords } from '../second-factor.words.ts'
import { askForPasskey, issuer, readPasskey } from './passkeys.ts'
import { makeRecoveryCodes, replaceRecoveryCodes } from './recoveryCodes.ts'
import { relyingParty } from './relyingParty.ts'
import { removeFactor } from './second-factor.commands.ts'
import { factorsChanged } from './second-factor.events.ts'
import { countRecoveryCodes, factorsOf, isFactorRequired } from './second-factor.queries.ts'
import { secondFactorTable } from './second-factor.table.ts'
import { makeTotpSecret, sealTotp, takeTotpCode, totpUri } from './totp.ts'

/** First in each transaction: of two changes of one account's factors at once, each sees what the other did. */
const hold = (call: Call) => call.services.callPort(call, holdOwner, { userId: call.actor.id })

async function refuseTooMany(call: Call): Promise<void> {
  const factors = await factorsOf(call.db, call.actor.id)
  if (factors.length >= maxFactors) refuse(secondFactorFaults.tooManyFactors, { values: { max: maxFactors } })
}

const record = (call: Call, action: string, sides: { readonly before?: object; readonly after?: object }) =>
  call.record({ resource: 'user', resourceId: call.actor.id, action, ...sides })

/** With the first factor come the codes for the day when it is lost. */
async function added(
  call: Call,
  factor: { readonly name: string; readonly kind: FactorKind },
  recovery: Awaited<ReturnType<typeof makeRecoveryCodes>>,
) {
  const userId = call.actor.id
  const isFirst = (await factorsOf(call.db, userId)).length === 1
  record(call, 'addFactor', { after: factor })
  const change = {
    userId,
    what: 'added',
    name: factor.name,
    isFirst,
    sessionId: call.actor.sessionId,
  } as const
  await call.services.events.emit(call, factorsChanged, change)
  if (!isFirst) return { recoveryCodes: [] }
  await replaceRecoveryCodes(call.db, userId, recovery.hashes)
  return { recoveryCodes: recovery.codes }
}

export const secondFactorHandlers = {
  async list({ db, actor, services }) {
    return {
      factors: await factorsOf(db, actor.id),
      recoveryCodesLeft: await countRecoveryCodes(db, actor.id),
      passkeyOrigin: relyingParty(services.env)?.origin ?? null,
    }
  },

  async beginTotp(call) {
    const { db, actor, now, services } = call
    await hold(call)
    await refuseTooMany(call)
    const { userId, confirmedAt } = secondFactorTable
    await db.delete(secondFactorTable).where(and(eq(userId, actor.id), isNull(confirmedAt)))
    const [row] = await db
      .insert(secondFactorTable)
      .values({ userId: actor.id, kind: 'totp', name: '', createdAt: now })
      .returning({ id: secondFactorTable.id, userId })
    if (!row) throw new Error('the factor was not stored')
    const secret = makeTotpSecret()
    await db
      .update(secondFactorTable)
      .set({ sealedSecret: sealTotp(services.secretKey, row, secret) })
      .where(eq(secondFactorTable.id, row.id))
    return { id: row.id, secret, uri: totpUri(secret, { issuer, label: actor.username }) }
  },

  async confirmTotp(call) {
    const { db, actor, body, now, services } = call
    const { id, userId, confirmedAt } = secondFactorTable
    const isBegun = and(eq(id, body.id), eq(userId, actor.id), isNull(confirmedAt))
    const [row] = await db.select().from(secondFactorTable).where(isBegun)
    if (!row) refuse(kitFaults.notFound)
    if (!(await takeTotpCode({ db, now, secretKey: services.secretKey }, row, body.code)))
      refuse(kitFaults.invalid, { fields: { code: phrase(secondFactorWords, 'problems.wrongCode') } })
    const recovery = await makeRecoveryCodes()
    return call.transaction(async (inside) => {
      await hold(inside)
      await refuseTooMany(inside)
      const confirmed = await inside.db
        .update(secondFactorTable)
        .set({ name: body.name, confirmedAt: now, lastUsedAt: null })
        .where(isBegun)
        .returning({ id })
      if (confirmed.length === 0) refuse(kitFaults.notFound)
      return added(inside, { name: body.name, kind: 'totp' }, recovery)
    })
  },

  async beginPasskey(call) {
    await refuseTooMany(call)
    return askForPasskey(call, await factorsOf(call.db, call.actor.id))
  },

  async addPasskey(call) {
    const { actor, body, now } = call
    const passkey = await readPasskey(call, body.passkey)
    const recovery = await makeRecoveryCodes()
    return call.transaction(async (inside) => {
      await hold(inside)
      await refuseTooMany(inside)
      const { name } = body
      const row = { userId: actor.id, kind: 'passkey' as const, name, createdAt: now, confirmedAt: now }
      const stored = await inside.db
        .insert(secondFactorTable)
        .values({ ...row, ...passkey })
        .onConflictDoNothing()
        .returning({ id: secondFactorTable.id })
      if (stored.length === 0) refuse(secondFactorFaults.passkeyRefused)
      return added(inside, { name, kind: 'passkey' }, recovery)
    })
  },

  async rename(call) {
    const { db, actor, body } = call
    const { id, userId } = secondFactorTable
    const isOwn = and(eq(id, body.id), eq(userId, actor.id))
    await hold(call)
    const [row] = await db.select({ name: secondFactorTable.name }).from(secondFactorTable).where(isOwn)
    if (!row) refuse(kitFaults.notFound)
    await db.update(secondFactorTable).set({ name: body.name }).where(isOwn)
    record(call, 'renameFactor', { before: row, after: { name: body.name } })
    return true
  },

  async remove(call) {
    const { db, actor, query, services } = call
    await hold(call)
    const removed = await removeFactor(db, actor.id, query.id)
    if (!removed) refuse(kitFaults.notFound)
    const left = await factorsOf(db, actor.id)
    if (left.length === 0 && isFactorRequired(services.env, actor.roles))
      refuse(secondFactorFaults.lastRequired)
    if (left.length === 0) await replaceRecoveryCodes(db, actor.id, [])
    record(call, 'removeFactor', { before: removed })
    const change = {
      userId: actor.id,
      what: 'removed',
      name: removed.name,
      isLast: left.length === 0,
    } as const
    await services.events.emit(call, factorsChanged, change)
    return true
  },

  async renewRecoveryCodes(call) {
    const { codes, hashes } = await makeRecoveryCodes()
    await call.transaction(async (inside) => {
      const { db, actor, services } = inside
      await hold(inside)
      if ((await factorsOf(db, actor.id)).length === 0) refuse(secondFactorFaults.noFactor)
      await replaceRecoveryCodes(db, actor.id, hashes)
      record(inside, 'renewRecoveryCodes', { after: { count: codes.length } })
      await services.events.emit(inside, factorsChanged, { userId: actor.id, what: 'codesRenewed' })
    })
    return { recoveryCodes: codes }
  },
} satisfies HandlersOf<typeof secondFactorEndpoints>
