import { z } from 'zod'
import { shapeOf } from '#kit/contract/field.ts'
import { labelKey } from '#kit/contract/problem.ts'
import { sameJson } from '#kit/value/sameJson.ts'
import { call } from '#kit/http/web/client.ts'
import { isRefusal, Refusal } from '#kit/http/web/refusal.ts'
import { hasPhrase, kitWords, translate } from '#kit/i18n/web/words.ts'
import { phrase } from '#kit/i18n/words.ts'
import { activityEndpoints } from '#features/content/activity/activity.contract.ts'
import { activityFields } from '#features/content/activity/activity.fields.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import type { ActivityRecord } from './editorState.ts'
import type { WorkingCopy } from './workingCopy.ts'

const written = z.strictObject(shapeOf(activityFields))

/** What the server is known to have, and what may have reached it. */
export interface Synced {
  readonly revision: number
  readonly base: WorkingCopy
  /** Saves whose answer never came: each may have landed. */
  readonly sent: readonly WorkingCopy[]
}

type Note = (synced: Synced) => Promise<void>

/** The label of a field of the activity, also of one within rows. */
export function labelOf(path: string): string {
  const key = labelKey(path)
  const whole = `${key}.label`
  return translate({
    namespace: activityWords.name,
    key: hasPhrase(activityWords.name, whole) ? whole : key,
  })
}

/** The fields as the server takes them. */
function checked(fields: WorkingCopy['fields']): z.output<typeof written> {
  const { data } = written.safeParse(fields)
  if (!data) throw new Refusal(400, translate(phrase(kitWords, 'faults.invalid')), null)
  return data
}

/** One save: what is on its way is noted before, what became of it after. */
async function step(
  from: Synced,
  next: WorkingCopy,
  note: Note,
  save: () => Promise<number>,
): Promise<Synced> {
  const sent = [...from.sent, next]
  await note({ ...from, sent })
  try {
    const synced = { revision: await save(), base: next, sent: [] }
    await note(synced)
    return synced
  } catch (error) {
    // What was refused has not landed; anything else may have.
    if (isRefusal(error)) await note(from)
    throw error
  }
}

/**
 * Sends what differs from what the server has, cards first. `note` is told what is known after each step, so that a failure midway
 * loses no knowledge.
 */
export async function sendChanges(id: number, work: WorkingCopy, from: Synced, note: Note): Promise<void> {
  let synced = from
  if (!sameJson(work.deck, synced.base.deck)) {
    const { revision } = synced
    const next = { ...synced.base, deck: work.deck }
    synced = await step(synced, next, note, async () => {
      const body = { id, cards: [...work.deck], revision }
      return (await call(activityEndpoints.content, { body })).revision
    })
  }
  if (!sameJson(work.fields, synced.base.fields)) {
    const { revision } = synced
    const body = { ...checked(work.fields), id, revision }
    const next = { ...synced.base, fields: work.fields }
    await step(synced, next, note, () => call(activityEndpoints.update, { body }))
  }
}

export const fetchActivity = (id: number): Promise<ActivityRecord> =>
  call(activityEndpoints.get, { query: { id } })
