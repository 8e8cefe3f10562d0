import { ability } from '#features/content/ability/ability.contract.ts'
import { accessEndpoints } from '#features/people/access/access.contract.ts'
import { accountEndpoints } from '#features/people/user/account.contract.ts'
import { activityEndpoints } from '#features/content/activity/activity.contract.ts'
import { activityCardEndpoints } from '#features/content/activity/activityCard.contract.ts'
import { generateEndpoints } from '#features/content/activity/generate/generate.contract.ts'
import { translateEndpoints } from '#features/content/activity/generate/translate.contract.ts'
import { activityTransferEndpoints } from '#features/content/activity/activityTransfer.contract.ts'
import { activityVersionEndpoints } from '#features/content/activity/activityVersion.contract.ts'
import { speechEndpoints } from '#features/content/activity/speech/speech.contract.ts'
import { aiConfigEndpoints } from '#features/ai/ai-config/ai-config.contract.ts'
import { agentEndpoints } from '#features/ai/agent/agent.contract.ts'
import { aiImageEndpoints } from '#features/ai/ai-image/ai-image.contract.ts'
import { aiUsageEndpoints } from '#features/ai/ai-usage/ai-usage.contract.ts'
import { assignmentEndpoints } from '#features/learning/assignment/assignment.contract.ts'
import { auditEndpoints } from '#features/content/audit/audit.contract.ts'
import { bannerEndpoints } from '#features/sale/banner/banner.contract.ts'
import { careerEndpoints } from '#features/content/career/career.contract.ts'
import { courseEndpoints } from '#features/content/course/course.contract.ts'
import { courseAuthEndpoints } from '#features/content/course/courseAuth.contract.ts'
import { dashboardEndpoints } from '#features/insight/dashboard/dashboard.contract.ts'
import { exchangeCodeEndpoints } from '#features/sale/exchange-code/exchange-code.contract.ts'
import { exchangeTask } from '#features/sale/exchange-task/exchange-task.contract.ts'
import { fileEndpoints, uploadCalls } from '#features/media/file/file.contract.ts'
import { learnEndpoints } from '#features/learning/learn/learn.contract.ts'
import { studyEndpoints } from '#features/learning/learning/learning.contract.ts'
import { progressEndpoints } from '#features/learning/learning/progress.contract.ts'
import { reflectionEndpoints } from '#features/learning/learning/reflection.contract.ts'
import { messageEndpoints } from '#features/learning/message/message.contract.ts'
import { operationLogEndpoints } from '#features/people/operation-log/operation-log.contract.ts'
import { orderEndpoints } from '#features/sale/order/order.contract.ts'
import { preferenceEndpoints } from '#features/people/preference/preference.contract.ts'
import { presenceEndpoints } from '#features/people/presence/presence.contract.ts'
import { productEndpoints } from '#features/content/product/product.contract.ts'
import { profileEndpoints } from '#features/people/profile/profile.contract.ts'
import { sensitiveWordEndpoints } from '#features/ai/sensitive-word/sensitive-word.contract.ts'
import { sessionEndpoints } from '#features/people/session/session.contract.ts'
import { statisticsEndpoints } from '#features/insight/statistics/statistics.contract.ts'
import { tag } from '#features/content/tag/tag.contract.ts'
import { unit } from '#features/ai/unit/unit.contract.ts'
import { userPageEndpoints } from '#features/content/user-page/user-page.contract.ts'
import { userEndpoints } from '#features/people/user/user.contract.ts'
import { minimaxVoice, ttsVoice, voiceEndpoints } from '#features/ai/voice/voice.contract.ts'

/** Every call of the product: one line a feature, alphabetical. */
export const contracts = {
  ability: ability.endpoints,
  access: accessEndpoints,
  account: accountEndpoints,
  activity: activityEndpoints,
  activityCard: activityCardEndpoints,
  activityGenerate: generateEndpoints,
  activitySpeech: speechEndpoints,
  activityTransfer: activityTransferEndpoints,
  activityTranslate: translateEndpoints,
  activityVersion: activityVersionEndpoints,
  aiConfig: aiConfigEndpoints,
  agent: agentEndpoints,
  aiImage: aiImageEndpoints,
  aiUsage: aiUsageEndpoints,
  assignment: assignmentEndpoints,
  audit: auditEndpoints,
  banner: bannerEndpoints,
  career: careerEndpoints,
  course: courseEndpoints,
  courseAuth: courseAuthEndpoints,
  dashboard: dashboardEndpoints,
  exchangeCode: exchangeCodeEndpoints,
  exchangeTask: exchangeTask.endpoints,
  file: fileEndpoints,
  learn: learnEndpoints,
  message: messageEndpoints,
  minimaxVoice: minimaxVoice.endpoints,
  operationLog: operationLogEndpoints,
  order: orderEndpoints,
  preference: preferenceEndpoints,
  presence: presenceEndpoints,
  product: productEndpoints,
  profile: profileEndpoints,
  progress: progressEndpoints,
  reflection: reflectionEndpoints,
  sensitiveWord: sensitiveWordEndpoints,
  session: sessionEndpoints,
  statistics: statisticsEndpoints,
  study: studyEndpoints,
  tag: tag.endpoints,
  ttsVoice: ttsVoice.endpoints,
  unit: unit.endpoints,
  user: userEndpoints,
  userPage: userPageEndpoints,
  voice: voiceEndpoints,
} as const

/** Calls that speak a protocol of their own. */
export const rawCalls = uploadCalls
