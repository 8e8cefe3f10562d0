import { kitWords } from '#kit/i18n/kitWords.ts'
import { phrase } from '#kit/i18n/words.ts'
import { translate } from '#kit/i18n/web/words.ts'
import type { AiErrorKind } from '../aiWork.ts'

const keys = {
  missing: 'faults.aiMissing',
  refused: 'faults.aiRefused',
  busy: 'faults.aiBusy',
  silent: 'faults.aiSilent',
  broken: 'faults.aiBroken',
  endless: 'faults.aiEndless',
  forbidden: 'faults.aiForbidden',
  spent: 'faults.aiSpent',
} as const satisfies Record<AiErrorKind, string>

/** Why an AI has not worked, for the person who waited for it. */
export const aiErrorText = (kind: AiErrorKind): string => translate(phrase(kitWords, keys[kind]))
