import type { HandlersOf } from '#kit/call/server/context.ts'
import type { generateEndpoints } from '../generate.contract.ts'
import { generateCards } from './generateCards.ts'
import { rewriteCard, writeDistractors } from './rewriteCard.ts'

export const generateHandlers: HandlersOf<typeof generateEndpoints> = {
  generate: (call) => generateCards(call, call.body),
  rewrite: (call) => rewriteCard(call, call.body),
  distractors: (call) => writeDistractors(call, call.body),
}
