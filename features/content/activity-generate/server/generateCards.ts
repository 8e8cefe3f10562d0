import type { BodyOf } from '#kit/contract/endpoint.ts'
import { eventStream } from '#kit/http/server/eventStream.ts'
import type { Call, FileAnswer } from '#kit/call/server/context.ts'
import { lockActivity } from '#features/content/activity/server/record/authoring.commands.ts'
import { newCardIds } from '#features/content/activity/server/record/cardIds.commands.ts'
import { configInUse } from '#features/ai/ai-config/server/ai-config.queries.ts'
import type { generateEndpoints } from '../generate.contract.ts'
import { planParts } from '../planParts.ts'
import { activityMessages } from '../prompts.ts'
import { readCard } from '../readCards.ts'
import { usualTypes } from '../writableTypes.ts'
import { readSource } from './readSource.ts'
import { writeCards, type Step } from './writeCards.ts'

type Body = BodyOf<(typeof generateEndpoints)['generate']>

/** D13: writes cards for an activity that the asker may change. They get numbers, and are kept nowhere. */
export async function generateCards(call: Call, body: Body): Promise<FileAnswer> {
  const { services, actor } = call
  await call.transaction(async (inside) => {
    await lockActivity(inside, body.activityId)
  })
  const source = await sourceOf(call, body)
  const { config } = await configInUse(call.db, 'generation/activity')
  const types = body.cardTypes ?? usualTypes
  const parts = planParts(source.text, body.cardCount)
  const steps = parts.map(({ text, count }, index): Step => ({
    count,
    question: (before) => ({
      maxTokens: config.maxTokens,
      temperature: config.temperature,
      messages: activityMessages(config, {
        source: { ...source, text },
        language: body.language,
        level: body.level,
        types,
        count,
        before,
        isLast: index === parts.length - 1,
      }),
    }),
  }))
  const nextId = numbersFor(call, body.cardCount)
  return eventStream((signal) =>
    writeCards({
      services,
      order: { userId: actor.id, agentId: config.agentId, purpose: 'generation' },
      used: { inputTokens: 0, outputTokens: 0 },
      signal,
      steps,
      read: async (found) => readCard(found, await nextId(), types),
    }),
  )
}

async function sourceOf(call: Call, { topic, text, fileId }: Body) {
  if (topic !== undefined) return { kind: 'topic' as const, text: topic }
  return { kind: 'text' as const, text: text ?? (await readSource(call, fileId ?? 0)) }
}

/** Numbers that are the asker's, fetched when the first card has come and again where refused ones have used them up. */
function numbersFor(call: Call, count: number): () => Promise<number> {
  let ids: number[] = []
  return async () => {
    if (ids.length === 0) ids = await call.transaction((inside) => newCardIds(inside, count, null))
    return ids.shift() ?? 0
  }
}
