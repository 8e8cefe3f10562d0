import type { BodyOf } from '#kit/contract/endpoint.ts'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Call, FileAnswer } from '#kit/call/server/context.ts'
import { eventStream } from '#kit/http/server/eventStream.ts'
import type { AiMessage } from '#kit/ai/talk.ts'
import { configInUse } from '#features/ai/ai-config/server/ai-config.queries.ts'
import type { generateEndpoints } from '../generate.contract.ts'
import type { Found } from '../objectReader.ts'
import { distractorMessages, rewriteMessages } from '../prompts.ts'
import type { ReadCard } from '../readCards.ts'
import { readDistractors, readRewritten } from '../rewritten.ts'
import { writeCards } from './writeCards.ts'

type Endpoints = typeof generateEndpoints

/** A card as it stands on its author's screen, in other words. */
export async function rewriteCard(
  call: Call,
  { card, how, wish: instruction = '' }: BodyOf<Endpoints['rewrite']>,
): Promise<FileAnswer> {
  if (how === 'own' && instruction === '') refuseField('wish')
  const { config } = await configInUse(call.db, 'generation/card')
  return oneCard(call, config, rewriteMessages(config, card, how, instruction), (found) =>
    readRewritten(found, card),
  )
}

/** A question with more wrong options. */
export async function writeDistractors(
  call: Call,
  { card, count, text = '' }: BodyOf<Endpoints['distractors']>,
): Promise<FileAnswer> {
  if (card.type !== 'choice') refuseField('card')
  const { config } = await configInUse(call.db, 'generation/distractors')
  return oneCard(call, config, distractorMessages(config, card, count, text), (found) =>
    readDistractors(found, card),
  )
}

const refuseField = (name: string): never =>
  refuse(kitFaults.invalid, { fields: { [name]: { namespace: 'kit', key: 'problems.invalid' } } })

interface Config {
  readonly agentId: number | null
  readonly maxTokens: number
  readonly temperature: number
}

const oneCard = (
  { services, actor }: Call,
  { agentId, maxTokens, temperature }: Config,
  messages: readonly AiMessage[],
  read: (found: Found) => ReadCard,
): FileAnswer =>
  eventStream((signal) =>
    writeCards({
      services,
      order: { userId: actor.id, agentId, purpose: 'generation' },
      used: { inputTokens: 0, outputTokens: 0 },
      signal,
      steps: [{ count: 1, question: () => ({ messages, maxTokens, temperature }) }],
      read: async (found) => read(found),
    }),
  )
