import { forgetCallLimits } from '#kit/server/callLimits.ts'
import { forgetOldKeys } from '#kit/server/idempotency.ts'
import type { AnyJob } from '#kit/server/context.ts'
import { speakCards } from '#features/content/activity/server/speech/speakCards.ts'
import { bookForgottenCalls } from '#features/ai/ai-usage/server/bookForgottenCalls.ts'
import { publishBanners } from '#features/sale/banner/server/publishBanners.ts'
import { forgetGuesses } from '#features/sale/exchange-code/server/codeGuesses.ts'
import { generateCodes } from '#features/sale/exchange-task/server/generateCodes.ts'
import { forgetFiles } from '#features/media/file/server/forgetFiles.ts'
import { forgetUploads } from '#features/media/file/server/forgetUploads.ts'
import { gradeAnswer, gradeLeftBehind } from '#features/learning/learning/server/gradeAnswer.ts'
import { renewStudies } from '#features/learning/learning/server/renewStudies.ts'
import { foldFigures } from '#features/insight/statistics/server/fold.ts'
import { sweepSessions } from '#features/people/session/server/session.jobs.ts'

/** Work that comes back by itself, or that a request leaves for later. */
export const jobs: readonly AnyJob[] = [
  bookForgottenCalls,
  foldFigures,
  forgetFiles,
  forgetGuesses,
  forgetCallLimits,
  forgetOldKeys,
  forgetUploads,
  generateCodes,
  gradeAnswer,
  gradeLeftBehind,
  publishBanners,
  renewStudies,
  speakCards,
  sweepSessions,
]
