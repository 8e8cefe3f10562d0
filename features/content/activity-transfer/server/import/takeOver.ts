import { createHash } from 'node:crypto'
import { safeParse } from 'zod/mini'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import { purposes } from '#kit/contract/file.ts'
import type { Call, Input, TakenFiles } from '#kit/call/server/context.ts'
import { isKey, once } from '#kit/call/server/idempotency.ts'
import { copyCards, countCards } from '#deck/deck.edits.ts'
import { deckSchema, maxCards } from '#deck/deck.schema.ts'
import type { Deck } from '#deck/deck.document.ts'
import { readCards } from '#features/content/activity/server/record/deck.queries.ts'
import { lockActivity } from '#features/content/activity/server/record/authoring.commands.ts'
import { newCardIds } from '#features/content/activity/server/record/cardIds.commands.ts'
import { putDeck } from '#features/content/activity/server/record/deck.commands.ts'
import type { activityTransferEndpoints } from '../../activity-transfer.contract.ts'
import { withFileIds } from '../../fileReferences.ts'
import { importFaults } from '../../activity-import.faults.ts'
import { beginImported } from './beginImported.ts'
import type { ReadResult } from './readDocument.ts'

type ImportCall = Input<(typeof activityTransferEndpoints)['import']>

export interface Taking {
  readonly read: ReadResult
  readonly title: string
  /** The document itself: under one Idempotency-Key another one is refused. */
  readonly bytes: Buffer
}

/**
 * Writes what came of a document, all of it or nothing: bytes of files first, then rows, cards and uses in one transaction.
 * When that fails, or was done before under the same key, the bytes go again. Answers the activity's number.
 */
export async function takeOver(call: ImportCall, taking: Taking): Promise<number> {
  const { services, key, body } = call
  if (taking.read.cards.length === 0) refuse(importFaults.nothingToTake)
  if (key !== undefined && !isKey(key)) refuse(kitFaults.reusedKey)
  const files = await services.takeFiles(
    services,
    call.actor.id,
    taking.read.files.map((file) => ({
      ...file,
      purpose: purposes.find((purpose) => purpose === file.purpose) ?? 'card',
    })),
  )
  let isWritten = false
  try {
    const answer = await call.transaction((inner) => {
      const work = async () => {
        const id = await write(inner, body, taking, files)
        isWritten = true
        return String(id)
      }
      const sent = { ...body, document: createHash('sha256').update(taking.bytes).digest('base64url') }
      return key === undefined
        ? work()
        : once(inner, { key, path: '/course/activity/import', body: sent }, work)
    })
    if (!isWritten) await files.drop()
    return Number(answer)
  } catch (error) {
    await files.drop()
    throw error
  }
}

async function write(
  call: Call,
  body: ImportCall['body'],
  { read, title }: Taking,
  files: TakenFiles,
): Promise<number> {
  const entered = await files.enter(call)
  const ids = new Map(
    read.files.flatMap((file, index) => {
      const stored = entered[index]
      return stored ? [[file.id, stored] as const] : []
    }),
  )
  const cards = withFileIds(read.cards, new Map([...ids].map(([old, { id }]) => [old, id])))
  if (body.take === 'add') return add(call, body, cards)
  const cover = read.activity?.cover ?? null
  const id = await beginImported(call, {
    title,
    activity: read.activity,
    cover: (cover === null ? undefined : ids.get(cover)?.url) ?? '',
  })
  await putDeck(call, id, [], await joined(call, id, [], cards))
  return id
}

async function add(call: Call, body: ImportCall['body'], cards: Deck): Promise<number> {
  const id = Number(body.activityId ?? 0)
  const revision = Number(body.revision ?? 0)
  await lockActivity(call, id, revision)
  const before = await readCards(call.db, id)
  await putDeck(call, id, before, await joined(call, id, before, cards), revision + 1)
  return id
}

/** The cards behind those that are there, under numbers of their own. */
async function joined(call: Call, id: number, before: Deck, cards: Deck): Promise<Deck> {
  const deck = [...before, ...copyCards(cards, await newCardIds(call, countCards(cards), id))]
  if (!safeParse(deckSchema, deck).success) refuse(importFaults.tooManyCards, { values: { most: maxCards } })
  return deck
}
