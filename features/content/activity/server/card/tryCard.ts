import { safeParse } from 'zod/mini'
import type { BodyOf } from '#kit/contract/endpoint.ts'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Grade } from '#kit/card/grading.ts'
import { AiError } from '#kit/ai/server/ai.ts'
import { wholeAnswer } from '#kit/ai/server/aiService.ts'
import { streamAnswer } from '#kit/ai/server/streamAnswer.ts'
import type { Call, FileAnswer } from '#kit/call/server/context.ts'
import { eventStream } from '#kit/http/server/eventStream.ts'
import type { Exchange, TalkEvent } from '#kit/ai/talk.ts'
import { cardOf } from '#cards/index.ts'
import { judgeInUse } from '#features/ai/ai-config/server/ai-config.queries.ts'
import type { activityCardEndpoints } from '../../activityCard.contract.ts'

const wrong = (field: string): never =>
  refuse(kitFaults.invalid, { fields: { [field]: { namespace: 'kit', key: 'problems.invalid' } } })

/** Lets an author talk to a card that is not published: the talk is theirs to keep, and comes with each call. */
export async function tryCard(
  { services, actor }: Call,
  { card, said: input, exchanges, answers }: BodyOf<typeof activityCardEndpoints.try>,
): Promise<FileAnswer> {
  const rules = cardOf(card.type).talking
  if (!rules.talks) return wrong('card')
  const message = safeParse(rules.messageSchema, input)
  if (!message.success) return wrong('said')
  const answerOf = (cardId: number) => answers.find((each) => each.cardId === cardId)?.text ?? ''
  const step = rules.answer(card, message.data, { exchanges, answerOf })
  if (step.kind !== 'ask') return eventStream(() => streamEvents(exchanges, step.kind === 'refused'))
  return eventStream((signal) =>
    streamAnswer({
      ai: services.ai,
      order: { userId: actor.id, purpose: 'trial' },
      log: services.log,
      step,
      signal,
      save: async (exchange) => [...exchanges, exchange],
      drop: async () => undefined,
    }),
  )
}

async function* streamEvents(exchanges: readonly Exchange[], isRefused: boolean): AsyncGenerator<TalkEvent> {
  yield isRefused ? { failed: true } : { exchanges }
}

/** What an AI says of an author's own answer; null where none can be asked or understood. */
export async function tryGrade(
  { services, actor, db }: Call,
  { card, response: input }: BodyOf<typeof activityCardEndpoints.tryGrade>,
): Promise<Grade | null> {
  const { grading, responseSchema, accepts } = cardOf(card.type).answering
  if (!grading?.taskFor) return wrong('card')
  const response = safeParse(responseSchema, input)
  if (!response.success || !accepts(card, response.data)) return wrong('response')
  if (!(await services.ai.state(db)).hasText) return null
  const role = grading.generalJudge?.(card, response.data) ?? null
  const general = role === null ? undefined : await judgeInUse(db)
  if (role === 'comments' && !general) return null
  try {
    const order = { userId: actor.id, chosenBy: general?.lentBy ?? null, purpose: 'trial' } as const
    const reply = await wholeAnswer(services.ai, order, grading.taskFor(card, response.data, general?.judge))
    return grading.read?.(card, reply) ?? null
  } catch (error) {
    if (error instanceof AiError) return null
    throw error
  }
}
