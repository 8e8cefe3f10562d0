import { z } from 'zod'
import { shapeOf } from '#kit/contract/field.ts'
import { labelKey } from '#kit/contract/problem.ts'
import { sameJson } from '#kit/value/sameJson.ts'
import { call } from '#kit/http/web/client.ts'
import { isRefusal, Refusal } from '#kit/http/web/refusal.ts'
import { hasPhrase, kitWords, say } from '#kit/i18n/web/words.ts'
import { phrase } from '#kit/i18n/words.ts'
import { activityEndpoints } from '#features/content/activity/activity.contract.ts'
import { activityFields } from '#features/content/activity/activity.fields.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import type { ActivityRecord } from './editorState.ts'
import type { WorkingCopy } from './workingCopy.ts'

const written = z.strictObject(shapeOf(activityFields))

/** What the server is known to have, and what may have reached it. */
export interface Ground {
  readonly revision: number
  readonly base: WorkingCopy
  /** Saves whose answer never came: each may have landed. */
  readonly sent: readonly WorkingCopy[]
}

type Note = (ground: Ground) => Promise<void>

/** The label of a field of the activity, also of one within rows. */
export function labelOf(path: string): string {
  const key = labelKey(path)
  const whole = `${key}.label`
  return say({
    namespace: activityWords.name,
    key: hasPhrase(activityWords.name, whole) ? whole : key,
  })
}

/** The fields as the server takes them. */
function checked(fields: WorkingCopy['fields']): z.output<typeof written> {
  const { data } = written.safeParse(fields)
  if (!data) throw new Refusal(400, say(phrase(kitWords, 'faults.invalid')), null)
  return data
}

/** One save: what is on its way is noted before, what became of it after. */
async function step(
  from: Ground,
  next: WorkingCopy,
  note: Note,
  save: () => Promise<number>,
): Promise<Ground> {
  const sent = [...from.sent, next]
  await note({ ...from, sent })
  try {
    const ground = { revision: await save(), base: next, sent: [] }
    await note(ground)
    return ground
  } catch (error) {
    // What was refused has not landed; anything else may have.
    if (isRefusal(error)) await note(from)
    throw error
  }
}

/**
 * Sends what differs from the ground, cards first. `note` is told what is known after each step, so that a failure midway
 * loses no knowledge.
 */
export async function sendChanges(id: number, work: WorkingCopy, from: Ground, note: Note): Promise<void> {
  let ground = from
  if (!sameJson(work.deck, ground.base.deck)) {
    const { revision } = ground
    const next = { ...ground.base, deck: work.deck }
    ground = await step(ground, next, note, async () => {
      const body = { id, cards: [...work.deck], revision }
      return (await call(activityEndpoints.content, { body })).revision
    })
  }
  if (!sameJson(work.fields, ground.base.fields)) {
    const { revision } = ground
    const body = { ...checked(work.fields), id, revision }
    const next = { ...ground.base, fields: work.fields }
    await step(ground, next, note, () => call(activityEndpoints.update, { body }))
  }
}

export const fetchActivity = (id: number): Promise<ActivityRecord> =>
  call(activityEndpoints.get, { query: { id } })
