import type { HandlersOf } from '#kit/call/server/context.ts'
import type { translateEndpoints } from '../translate.contract.ts'
import { readTranslationPair, translateActivity } from './translateActivity.ts'

export const translateHandlers: HandlersOf<typeof translateEndpoints> = {
  translate: (call) => translateActivity(call, call.body),
  translation: (call) => readTranslationPair(call, call.query),
}
