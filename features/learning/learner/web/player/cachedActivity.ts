import { withRetries, isPassing } from '#kit/http/web/withRetries.ts'
import { call } from '#kit/http/web/client.ts'
import type { OutboxAction, ActionAnswer, ActionKind } from '../outbox/action.ts'
import { learnCalls } from '../calls/learn.calls.ts'
import { changeCached, readCached, writeCached } from '../view/learnerCache.ts'
import type { OpenedActivity } from './sitting.ts'

/** As it is without a connection. */
export const noHelp: OpenedActivity['help'] = { tutor: false, partner: null }

const keyOf = (activityId: number): string => `activity-${activityId}`

/** An activity from the server, or as it was cached when it was open last; a refusal of the server is passed on. */
export async function fetchActivity(id: number, signal?: AbortSignal): Promise<OpenedActivity> {
  const load = async () => {
    const opened = await call(learnCalls.activity, { query: { id }, signal })
    // Whoever reads the copy has no connection, and nobody to ask.
    void writeCached(keyOf(id), { ...opened, help: noHelp })
    return opened
  }
  try {
    return await load()
  } catch (error) {
    if (!isPassing(error) || signal?.aborted) throw error
    return (await readCached<OpenedActivity>(keyOf(id))) ?? withRetries(load, signal)
  }
}

/** The server has taken an action: the cached copy has it too, so that nobody is asked again what they answered. */
export async function noteTaken(action: OutboxAction, data: ActionAnswer<ActionKind>): Promise<void> {
  if (action.kind === 'reply') return
  await changeCached<OpenedActivity>(keyOf(action.body.activityId), (opened) =>
    afterAction(opened, action, data),
  )
}

/** An opened activity as the server would give it now that it has taken this action. */
export function afterAction(
  opened: OpenedActivity,
  action: OutboxAction,
  data: ActionAnswer<ActionKind>,
): OpenedActivity {
  if (action.kind === 'reply') return opened
  const { cardId } = action.body
  if (action.kind === 'position') return { ...opened, position: action.body.cardId }
  if (typeof data !== 'object' || cardId === undefined) return opened
  const updated = { ...opened, activity: { ...opened.activity, record: data.record } }
  if ('progress' in data) return { ...updated, progress: { ...opened.progress, [cardId]: data.progress } }
  if (action.kind !== 'response') return updated
  const { record: _record, files, ...verdict } = data
  const before = opened.results[cardId]
  const result = {
    tries: verdict.attempt,
    scaled: better(before?.scaled ?? null, verdict.scaled),
    passed: before?.passed === true || verdict.passed,
    response: action.body.response,
    verdict,
  }
  return {
    ...updated,
    results: { ...opened.results, [cardId]: result },
    files: { ...opened.files, ...files },
  }
}

/** The higher of two scores; null is none yet. As the verdicts' own rule, which would bring its schemas to every page. */
const better = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.max(one, other)
