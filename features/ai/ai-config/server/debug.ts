import { and, eq, isNull } from 'drizzle-orm'
import type { BodyOf } from '#kit/contract/endpoint.ts'
import { AiError, type AiUsage } from '#kit/ai/server/ai.ts'
import type { Call, Db, FileAnswer } from '#kit/call/server/context.ts'
import { eventStream } from '#kit/http/server/eventStream.ts'
import type { aiConfigEndpoints } from '../ai-config.contract.ts'
import type { DebugEvent, Ending, RunEntry } from '../ai-config.debug.ts'
import type { Verdict } from '../ai-config.expectations.ts'
import { aiConfigExampleTable } from './aiConfigRun.table.ts'
import { openRun, type OpenedRun } from './debug.open.ts'
import { judgeAnswer } from './judgeAnswer.ts'
import { runPrice } from './runPrice.ts'
import { inYuan } from './runs.ts'
import { saveRun } from './saveRun.ts'

const maxAnswerLength = 100_000

/** What has come so far. */
interface Progress {
  readonly startedAt: number
  output: string
  firstMs: number | null
  usage: AiUsage
}

/** I2: runs a configuration and streams its answer as it comes; no transaction is open meanwhile. */
export async function debug(call: Call, body: BodyOf<typeof aiConfigEndpoints.debug>): Promise<FileAnswer> {
  const opened = await call.transaction((inside) => openRun(inside, body))
  return eventStream((signal) => streamRun(call, opened, signal))
}

async function* streamRun(call: Call, opened: OpenedRun, signal: AbortSignal): AsyncGenerator<DebugEvent> {
  const progress: Progress = {
    ...{ startedAt: call.services.now(), output: '', firstMs: null },
    usage: { inputTokens: 0, outputTokens: 0 },
  }
  // Whoever goes away ends the generator at a chunk; what was billed until then is saved too.
  let ending: Ending = 'stopped'
  let isSaved = false
  try {
    ending = yield* listen(call, opened, signal, progress)
    isSaved = true
    yield { run: await finish(call, opened, progress, ending) }
  } finally {
    if (!isSaved) await finish(call, opened, progress, ending)
  }
}

/** The chunks; returns how it ended. */
async function* listen(
  { services, actor }: Call,
  { trial, lenderId }: OpenedRun,
  signal: AbortSignal,
  progress: Progress,
): AsyncGenerator<DebugEvent, Ending> {
  if (trial.kind === 'show') {
    progress.output = trial.text
    yield { piece: trial.text }
    return 'done'
  }
  const { agentId = null, ...task } = trial.task
  const onUsage = (usage: AiUsage) => {
    progress.usage = usage
  }
  try {
    const order = { userId: actor.id, chosenBy: lenderId, agentId, purpose: 'trial' } as const
    for await (const received of services.ai.chat(order, { ...task, signal, onUsage })) {
      // A database stores neither of these.
      const chunk = received.replaceAll('\0', '').toWellFormed()
      progress.firstMs ??= services.now() - progress.startedAt
      progress.output += chunk
      if (progress.output.length > maxAnswerLength) return 'endless'
      yield { piece: chunk }
    }
    if (signal.aborted) return 'stopped'
    return progress.output === '' ? 'broken' : 'done'
  } catch (error) {
    const failure = error instanceof AiError ? error : new AiError('broken', error)
    if (failure.kind !== 'missing') services.log.warn({ err: failure }, 'a configuration was tried in vain')
    return failure.kind
  }
}

/** Keeps what came. What an example expects is compared and kept in one transaction: a change of it finds the verdict. */
const finish = (call: Call, opened: OpenedRun, progress: Progress, ending: Ending): Promise<RunEntry> =>
  call.transaction(async ({ db, services, actor }) => {
    const { configId, exampleId, json, input } = opened
    const { startedAt, output, firstMs, usage } = progress
    const cost = await runPrice(db, usage)
    const run = {
      ...{ exampleId, creatorId: actor.id, createdAt: startedAt, json, input, output, ending, firstMs, cost },
      ...{ inputTokens: usage.inputTokens, outputTokens: usage.outputTokens },
      ...{ totalMs: services.now() - startedAt, ...(await judged(db, opened, output, ending)) },
    }
    const id = configId === null ? null : await saveRun(db, { ...run, configId })
    const { creatorId: _creatorId, ...shown } = run
    return { ...inYuan(shown), id, configId, creatorName: '' }
  })

/** Of an example that was changed or deleted meanwhile nothing is said. */
async function judged(
  db: Db,
  { exampleId, revision, holds, input }: OpenedRun,
  output: string,
  ending: Ending,
): Promise<{ verdict: Verdict | null; broken: number[] }> {
  const unsaid = { verdict: null, broken: [] }
  if (exampleId === null) return unsaid
  const isAsRead = and(
    eq(aiConfigExampleTable.id, exampleId),
    eq(aiConfigExampleTable.revision, revision ?? 0),
    isNull(aiConfigExampleTable.deletedAt),
  )
  const { id } = aiConfigExampleTable
  const [example] = await db.select({ id }).from(aiConfigExampleTable).where(isAsRead).for('share')
  if (!example) return unsaid
  return ending === 'done' ? judgeAnswer(holds, output, input) : { verdict: 'failed', broken: [] }
}
