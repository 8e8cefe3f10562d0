import { ability } from '#features/ability/ability.contract.ts'
import { accessEndpoints } from '#features/access/access.contract.ts'
import { accountEndpoints } from '#features/user/account.contract.ts'
import { activityEndpoints } from '#features/activity/activity.contract.ts'
import { activityCardEndpoints } from '#features/activity/activityCard.contract.ts'
import { generateEndpoints } from '#features/activity/generate/generate.contract.ts'
import { translateEndpoints } from '#features/activity/generate/translate.contract.ts'
import { activityTransferEndpoints } from '#features/activity/activityTransfer.contract.ts'
import { activityVersionEndpoints } from '#features/activity/activityVersion.contract.ts'
import { speechEndpoints } from '#features/activity/speech/speech.contract.ts'
import { aiConfigEndpoints } from '#features/ai-config/ai-config.contract.ts'
import { agentEndpoints } from '#features/agent/agent.contract.ts'
import { aiImageEndpoints } from '#features/ai-image/ai-image.contract.ts'
import { aiUsageEndpoints } from '#features/ai-usage/ai-usage.contract.ts'
import { assignmentEndpoints } from '#features/assignment/assignment.contract.ts'
import { auditEndpoints } from '#features/audit/audit.contract.ts'
import { bannerEndpoints } from '#features/banner/banner.contract.ts'
import { careerEndpoints } from '#features/career/career.contract.ts'
import { courseEndpoints } from '#features/course/course.contract.ts'
import { courseAuthEndpoints } from '#features/course/courseAuth.contract.ts'
import { dashboardEndpoints } from '#features/dashboard/dashboard.contract.ts'
import { exchangeCodeEndpoints } from '#features/exchange-code/exchange-code.contract.ts'
import { exchangeTask } from '#features/exchange-task/exchange-task.contract.ts'
import { fileEndpoints, uploadCalls } from '#features/file/file.contract.ts'
import { learnEndpoints } from '#features/learn/learn.contract.ts'
import { studyEndpoints } from '#features/learning/learning.contract.ts'
import { progressEndpoints } from '#features/learning/progress.contract.ts'
import { reflectionEndpoints } from '#features/learning/reflection.contract.ts'
import { messageEndpoints } from '#features/message/message.contract.ts'
import { operationLogEndpoints } from '#features/operation-log/operation-log.contract.ts'
import { orderEndpoints } from '#features/order/order.contract.ts'
import { preferenceEndpoints } from '#features/preference/preference.contract.ts'
import { presenceEndpoints } from '#features/presence/presence.contract.ts'
import { productEndpoints } from '#features/product/product.contract.ts'
import { profileEndpoints } from '#features/profile/profile.contract.ts'
import { sensitiveWordEndpoints } from '#features/sensitive-word/sensitive-word.contract.ts'
import { sessionEndpoints } from '#features/session/session.contract.ts'
import { statisticsEndpoints } from '#features/statistics/statistics.contract.ts'
import { tag } from '#features/tag/tag.contract.ts'
import { unit } from '#features/unit/unit.contract.ts'
import { userPageEndpoints } from '#features/user-page/user-page.contract.ts'
import { userEndpoints } from '#features/user/user.contract.ts'
import { minimaxVoice, ttsVoice, voiceEndpoints } from '#features/voice/voice.contract.ts'

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
