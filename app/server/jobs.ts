import { forgetCallLimits } from '#kit/server/callLimits.ts'
import { forgetOldKeys } from '#kit/server/idempotency.ts'
import type { AnyJob } from '#kit/server/context.ts'
import { speakCards } from '#features/activity/server/speech/speakCards.ts'
import { bookForgottenCalls } from '#features/ai-usage/server/bookForgottenCalls.ts'
import { publishBanners } from '#features/banner/server/publishBanners.ts'
import { forgetGuesses } from '#features/exchange-code/server/codeGuesses.ts'
import { generateCodes } from '#features/exchange-task/server/generateCodes.ts'
import { forgetFiles } from '#features/file/server/forgetFiles.ts'
import { forgetUploads } from '#features/file/server/forgetUploads.ts'
import { gradeAnswer, gradeLeftBehind } from '#features/learning/server/gradeAnswer.ts'
import { renewStudies } from '#features/learning/server/renewStudies.ts'
import { foldFigures } from '#features/statistics/server/fold.ts'
import { sweepSessions } from '#features/session/server/session.jobs.ts'

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
