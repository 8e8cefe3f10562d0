import { abilityPersonalData } from '#features/content/ability/server/ability.personalData.ts'
import { kitPersonalData } from '#features/people/user/server/account/kit.personalData.ts'
import { activityPersonalData } from '#features/content/activity/server/activity.personalData.ts'
import { agentPersonalData } from '#features/ai/agent/server/agent.personalData.ts'
import { aiConfigPersonalData } from '#features/ai/ai-config/server/ai-config.personalData.ts'
import { aiUsagePersonalData } from '#features/ai/ai-usage/server/ai-usage.personalData.ts'
import { assignmentPersonalData } from '#features/learning/assignment/server/assignment.personalData.ts'
import { auditPersonalData } from '#features/content/audit/server/audit.personalData.ts'
import { bannerPersonalData } from '#features/sale/banner/server/banner.personalData.ts'
import { careerPersonalData } from '#features/content/career/server/career.personalData.ts'
import { coursePersonalData } from '#features/content/course/server/course.personalData.ts'
import { exchangeCodePersonalData } from '#features/sale/exchange-code/server/exchange-code.personalData.ts'
import { exchangeTaskPersonalData } from '#features/sale/exchange-task/server/exchange-task.personalData.ts'
import { filePersonalData } from '#features/media/file/server/file.personalData.ts'
import { learningPersonalData } from '#features/learning/learning/server/learning.personalData.ts'
import { messagePersonalData } from '#features/learning/message/server/message.personalData.ts'
import { orderPersonalData } from '#features/sale/order/server/order.personalData.ts'
import { preferencePersonalData } from '#features/people/preference/server/preference.personalData.ts'
import { presencePersonalData } from '#features/people/presence/server/presence.personalData.ts'
import { productPersonalData } from '#features/content/product/server/product.personalData.ts'
import { sensitiveWordPersonalData } from '#features/ai/sensitive-word/server/sensitive-word.personalData.ts'
import { sessionPersonalData } from '#features/people/session/server/session.personalData.ts'
import { statisticsPersonalData } from '#features/insight/statistics/server/statistics.personalData.ts'
import { tagPersonalData } from '#features/content/tag/server/tag.personalData.ts'
import { unitPersonalData } from '#features/ai/unit/server/unit.personalData.ts'
import { userPagePersonalData } from '#features/content/user-page/server/user-page.personalData.ts'
import { userPersonalData } from '#features/people/user/server/user.personalData.ts'
import { voicePersonalData } from '#features/ai/voice/server/voice.personalData.ts'
import type { PersonalData } from '#kit/server/personalData.ts'

/** What each feature holds of people, in the order in which it is erased. */
export const personalData: readonly PersonalData[] = [
  abilityPersonalData,
  activityPersonalData,
  agentPersonalData,
  aiConfigPersonalData,
  aiUsagePersonalData,
  assignmentPersonalData,
  auditPersonalData,
  bannerPersonalData,
  careerPersonalData,
  coursePersonalData,
  exchangeCodePersonalData,
  exchangeTaskPersonalData,
  learningPersonalData,
  messagePersonalData,
  orderPersonalData,
  preferencePersonalData,
  presencePersonalData,
  productPersonalData,
  sensitiveWordPersonalData,
  sessionPersonalData,
  statisticsPersonalData,
  tagPersonalData,
  unitPersonalData,
  userPagePersonalData,
  voicePersonalData,
  userPersonalData,
  // Behind the account, which is closed by then, and behind all that held files.
  kitPersonalData,
  filePersonalData,
]
