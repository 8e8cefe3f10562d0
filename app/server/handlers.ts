import { abilityHandlers } from '#features/ability/server/ability.handlers.ts'
import { makeAccessHandlers } from '#features/access/server/access.handlers.ts'
import { makeAccountHandlers } from '#features/user/server/account/account.handlers.ts'
import { activityHandlers } from '#features/activity/server/activity.handlers.ts'
import { activityCardHandlers } from '#features/activity/server/activityCard.handlers.ts'
import { generateHandlers } from '#features/activity/server/generate/generate.handlers.ts'
import { translateHandlers } from '#features/activity/server/generate/translate.handlers.ts'
import { activityTransferHandlers } from '#features/activity/server/activityTransfer.handlers.ts'
import { activityVersionHandlers } from '#features/activity/server/activityVersion.handlers.ts'
import { speechHandlers } from '#features/activity/server/speech/speech.handlers.ts'
import { aiConfigHandlers } from '#features/ai-config/server/ai-config.handlers.ts'
import { agentHandlers } from '#features/agent/server/agent.handlers.ts'
import { aiImageHandlers } from '#features/ai-image/server/ai-image.handlers.ts'
import { aiUsageHandlers } from '#features/ai-usage/server/ai-usage.handlers.ts'
import { assignmentHandlers } from '#features/assignment/server/assignment.handlers.ts'
import { makeAuditHandlers } from '#features/audit/server/audit.handlers.ts'
import { bannerHandlers } from '#features/banner/server/banner.handlers.ts'
import { careerHandlers } from '#features/career/server/career.handlers.ts'
import { courseHandlers } from '#features/course/server/course.handlers.ts'
import { courseAuthHandlers } from '#features/course/server/courseAuth.handlers.ts'
import { makeDashboardHandlers } from '#features/dashboard/server/dashboard.handlers.ts'
import { exchangeCodeHandlers } from '#features/exchange-code/server/exchange-code.handlers.ts'
import { exchangeTaskHandlers } from '#features/exchange-task/server/exchange-task.handlers.ts'
import { fileHandlers } from '#features/file/server/file.handlers.ts'
import { learnHandlers } from '#features/learning/server/learn.handlers.ts'
import { progressHandlers } from '#features/learning/server/progress.handlers.ts'
import { reflectionHandlers } from '#features/learning/server/reflect.ts'
import { studyHandlers } from '#features/learning/server/study.handlers.ts'
import { messageHandlers } from '#features/message/server/message.handlers.ts'
import { operationLogHandlers } from '#features/operation-log/server/operation-log.handlers.ts'
import { orderHandlers } from '#features/order/server/order.handlers.ts'
import { preferenceHandlers } from '#features/preference/server/preference.handlers.ts'
import { makePresenceHandlers } from '#features/presence/server/presence.handlers.ts'
import { productHandlers } from '#features/product/server/product.handlers.ts'
import { profileHandlers } from '#features/profile/server/profile.handlers.ts'
import { sensitiveWordHandlers } from '#features/sensitive-word/server/sensitiveWord.handlers.ts'
import { sessionHandlers } from '#features/session/server/session.handlers.ts'
import { stillSignedIn } from '#features/session/server/stillSignedIn.ts'
import { statisticsHandlers } from '#features/statistics/server/statistics.handlers.ts'
import { tagHandlers } from '#features/tag/server/tag.handlers.ts'
import { unitHandlers } from '#features/unit/server/unit.handlers.ts'
import { userPageHandlers } from '#features/user-page/server/user-page.handlers.ts'
import { userHandlers } from '#features/user/server/user.handlers.ts'
import {
  minimaxVoiceHandlers,
  ttsVoiceHandlers,
  voiceHandlers,
} from '#features/voice/server/voice.handlers.ts'
import type { HandlersOf } from '#kit/server/context.ts'
import { contracts } from '../contracts.ts'
import { auditQueues } from './auditQueues.ts'
import { mayBeWatched } from './mayBeWatched.ts'
import { dashboardSources } from './dashboardSources.ts'
import { personalData } from './personalData.ts'

type Handlers = { readonly [Feature in keyof typeof contracts]: HandlersOf<(typeof contracts)[Feature]> }

/** The handlers of every contract; a forgotten one does not compile. */
export const handlers: Handlers = {
  ability: abilityHandlers,
  access: makeAccessHandlers(() => contracts),
  account: makeAccountHandlers(personalData),
  activity: activityHandlers,
  activityCard: activityCardHandlers,
  activityGenerate: generateHandlers,
  activitySpeech: speechHandlers,
  activityTransfer: activityTransferHandlers,
  activityTranslate: translateHandlers,
  activityVersion: activityVersionHandlers,
  aiConfig: aiConfigHandlers,
  agent: agentHandlers,
  aiImage: aiImageHandlers,
  aiUsage: aiUsageHandlers,
  assignment: assignmentHandlers,
  audit: makeAuditHandlers(auditQueues),
  banner: bannerHandlers,
  career: careerHandlers,
  course: courseHandlers,
  courseAuth: courseAuthHandlers,
  dashboard: makeDashboardHandlers(dashboardSources),
  exchangeCode: exchangeCodeHandlers,
  exchangeTask: exchangeTaskHandlers,
  file: fileHandlers,
  learn: learnHandlers,
  message: messageHandlers,
  minimaxVoice: minimaxVoiceHandlers,
  operationLog: operationLogHandlers,
  order: orderHandlers,
  preference: preferenceHandlers,
  presence: makePresenceHandlers(mayBeWatched, stillSignedIn),
  product: productHandlers,
  profile: profileHandlers,
  progress: progressHandlers,
  reflection: reflectionHandlers,
  sensitiveWord: sensitiveWordHandlers,
  session: sessionHandlers,
  statistics: statisticsHandlers,
  study: studyHandlers,
  tag: tagHandlers,
  ttsVoice: ttsVoiceHandlers,
  unit: unitHandlers,
  user: userHandlers,
  userPage: userPageHandlers,
  voice: voiceHandlers,
}
