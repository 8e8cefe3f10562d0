import type { AiTroubleKind } from '#kit/aiWork.ts'
import { kitWords } from '#kit/kitWords.ts'
import { phrase } from '#kit/words.ts'
import { say } from './words.ts'

const keys = {
  missing: 'faults.aiMissing',
  refused: 'faults.aiRefused',
  busy: 'faults.aiBusy',
  silent: 'faults.aiSilent',
  broken: 'faults.aiBroken',
  endless: 'faults.aiEndless',
  forbidden: 'faults.aiForbidden',
  spent: 'faults.aiSpent',
} as const satisfies Record<AiTroubleKind, string>

/** Why an AI has not worked, for the person who waited for it. */
export const aiTroubleText = (kind: AiTroubleKind): string => say(phrase(kitWords, keys[kind]))
