import { z } from 'zod'
import { AiError } from '#kit/ai/server/ai.ts'
import type { AiOrder } from '#kit/ai/server/aiService.ts'
import type { Job, Services } from '#kit/call/server/context.ts'
import { systemOwner } from '#features/ai/ai-usage/ai-usage.limits.ts'
import { claimPassages, dropStale, giveBack, missingPassages, saveVectors } from './vectorRows.ts'
import { vectorModel } from './vectorTable.ts'

/** As many texts as every provider takes at once. */
const atOnce = 10

/** Nobody in particular asked for it: passages are the same for all. */
const order: AiOrder = { userId: systemOwner, agentId: null, purpose: 'help' }

/** Has the provider make vectors of passages that have none, a few at once; what fails waits for the next hour. */
export const makeVectors: Job<Record<string, never>> = {
  name: 'makeVectors',
  payload: z.strictObject({}),
  schedule: '7 * * * *',
  async run(services) {
    const model = await vectorModel(services)
    if (model === undefined) return
    const { db } = services.database
    await dropStale(db)
    const missing = await missingPassages(db, { model, now: services.now() })
    for (let from = 0; from < missing.length; from += atOnce)
      if (!(await makeSome(services, model, missing.slice(from, from + atOnce)))) return
  },
}

/** Whether the provider is there for more. */
async function makeSome(
  { ai, database: { db }, log, now }: Services,
  model: string,
  ids: readonly number[],
): Promise<boolean> {
  const claimed = await claimPassages(db, { model, now: now() }, ids)
  if (claimed.length === 0) return true
  try {
    const vectors = await ai.embed(order, { texts: claimed.map(({ text }) => text) })
    await saveVectors(db, claimed, vectors)
    return true
  } catch (error) {
    await giveBack(db, claimed)
    if (!(error instanceof AiError)) throw error
    log.warn({ err: error }, 'passages have no vectors yet')
    return false
  }
}
