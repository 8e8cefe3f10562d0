import { abilityHandlers } from '#features/content/ability/server/ability.handlers.ts'
import { makeAccessHandlers } from '#features/people/access/server/access.handlers.ts'
import { makeAccountHandlers } from '#features/people/user/server/account/account.handlers.ts'
import { activityHandlers } from '#features/content/activity/server/activity.handlers.ts'
import { activityCardHandlers } from '#features/content/activity/server/activityCard.handlers.ts'
import { generateHandlers } from '#features/content/activity/server/generate/generate.handlers.ts'
import { translateHandlers } from '#features/content/activity/server/generate/translate.handlers.ts'
import { activityTransferHandlers } from '#features/content/activity/server/activityTransfer.handlers.ts'
import { activityVersionHandlers } from '#features/content/activity/server/activityVersion.handlers.ts'
import { speechHandlers } from '#features/content/activity/server/speech/speech.handlers.ts'
import { aiConfigHandlers } from '#features/ai/ai-config/server/ai-config.handlers.ts'
import { agentHandlers } from '#features/ai/agent/server/agent.handlers.ts'
import { aiImageHandlers } from '#features/ai/ai-image/server/ai-image.handlers.ts'
import { aiUsageHandlers } from '#features/ai/ai-usage/server/ai-usage.handlers.ts'
import { assignmentHandlers } from '#features/learning/assignment/server/assignment.handlers.ts'
import { makeAuditHandlers } from '#features/content/audit/server/audit.handlers.ts'
import { bannerHandlers } from '#features/sale/banner/server/banner.handlers.ts'
import { careerHandlers } from '#features/content/career/server/career.handlers.ts'
import { courseHandlers } from '#features/content/course/server/course.handlers.ts'
import { courseAuthHandlers } from '#features/content/course/server/courseAuth.handlers.ts'
import { makeDashboardHandlers } from '#features/insight/dashboard/server/dashboard.handlers.ts'
import { exchangeCodeHandlers } from '#features/sale/exchange-code/server/exchange-code.handlers.ts'
import { exchangeTaskHandlers } from '#features/sale/exchange-task/server/exchange-task.handlers.ts'
import { fileHandlers } from '#features/media/file/server/file.handlers.ts'
import { learnHandlers } from '#features/learning/learning/server/learn.handlers.ts'
import { progressHandlers } from '#features/learning/learning/server/progress.handlers.ts'
import { reflectionHandlers } from '#features/learning/learning/server/reflect.ts'
import { studyHandlers } from '#features/learning/learning/server/study.handlers.ts'
import { messageHandlers } from '#features/learning/message/server/message.handlers.ts'
import { operationLogHandlers } from '#features/people/operation-log/server/operation-log.handlers.ts'
import { orderHandlers } from '#features/sale/order/server/order.handlers.ts'
import { preferenceHandlers } from '#features/people/preference/server/preference.handlers.ts'
import { makePresenceHandlers } from '#features/people/presence/server/presence.handlers.ts'
import { productHandlers } from '#features/content/product/server/product.handlers.ts'
import { profileHandlers } from '#features/people/profile/server/profile.handlers.ts'
import { sensitiveWordHandlers } from '#features/ai/sensitive-word/server/sensitiveWord.handlers.ts'
import { sessionHandlers } from '#features/people/session/server/session.handlers.ts'
import { stillSignedIn } from '#features/people/session/server/stillSignedIn.ts'
import { statisticsHandlers } from '#features/insight/statistics/server/statistics.handlers.ts'
import { tagHandlers } from '#features/content/tag/server/tag.handlers.ts'
import { unitHandlers } from '#features/ai/unit/server/unit.handlers.ts'
import { userPageHandlers } from '#features/content/user-page/server/user-page.handlers.ts'
import { userHandlers } from '#features/people/user/server/user.handlers.ts'
import {
  minimaxVoiceHandlers,
  ttsVoiceHandlers,
  voiceHandlers,
} from '#features/ai/voice/server/voice.handlers.ts'
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
