import { abilityPersonalData } from '#features/ability/server/ability.personalData.ts'
import { kitPersonalData } from '#features/user/server/account/kit.personalData.ts'
import { activityPersonalData } from '#features/activity/server/activity.personalData.ts'
import { agentPersonalData } from '#features/agent/server/agent.personalData.ts'
import { aiConfigPersonalData } from '#features/ai-config/server/ai-config.personalData.ts'
import { aiUsagePersonalData } from '#features/ai-usage/server/ai-usage.personalData.ts'
import { assignmentPersonalData } from '#features/assignment/server/assignment.personalData.ts'
import { auditPersonalData } from '#features/audit/server/audit.personalData.ts'
import { bannerPersonalData } from '#features/banner/server/banner.personalData.ts'
import { careerPersonalData } from '#features/career/server/career.personalData.ts'
import { coursePersonalData } from '#features/course/server/course.personalData.ts'
import { exchangeCodePersonalData } from '#features/exchange-code/server/exchange-code.personalData.ts'
import { exchangeTaskPersonalData } from '#features/exchange-task/server/exchange-task.personalData.ts'
import { filePersonalData } from '#features/file/server/file.personalData.ts'
import { learningPersonalData } from '#features/learning/server/learning.personalData.ts'
import { messagePersonalData } from '#features/message/server/message.personalData.ts'
import { orderPersonalData } from '#features/order/server/order.personalData.ts'
import { preferencePersonalData } from '#features/preference/server/preference.personalData.ts'
import { presencePersonalData } from '#features/presence/server/presence.personalData.ts'
import { productPersonalData } from '#features/product/server/product.personalData.ts'
import { sensitiveWordPersonalData } from '#features/sensitive-word/server/sensitive-word.personalData.ts'
import { sessionPersonalData } from '#features/session/server/session.personalData.ts'
import { statisticsPersonalData } from '#features/statistics/server/statistics.personalData.ts'
import { tagPersonalData } from '#features/tag/server/tag.personalData.ts'
import { unitPersonalData } from '#features/unit/server/unit.personalData.ts'
import { userPagePersonalData } from '#features/user-page/server/user-page.personalData.ts'
import { userPersonalData } from '#features/user/server/user.personalData.ts'
import { voicePersonalData } from '#features/voice/server/voice.personalData.ts'
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
