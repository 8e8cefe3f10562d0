import { abilityScreens } from '#features/content/ability/web/routes.ts'
import { activityScreens } from '#features/content/activity/web/routes.ts'
import { agentScreens } from '#features/ai/agent/web/routes.ts'
import { aiUsageScreens } from '#features/ai/ai-usage/web/routes.ts'
import { aiConfigScreens } from '#features/ai/ai-config/web/routes.ts'
import { assignmentScreens } from '#features/learning/assignment/web/routes.ts'
import { bannerScreens } from '#features/sale/banner/web/routes.ts'
import { careerScreens } from '#features/content/career/web/routes.ts'
import { courseScreens } from '#features/content/course/web/routes.ts'
import { exchangeCodeScreens } from '#features/sale/exchange-code/web/routes.ts'
import { exchangeTaskScreens } from '#features/sale/exchange-task/web/routes.ts'
import { learningScreens } from '#features/learning/learning/web/routes.ts'
import { fileScreens } from '#features/media/file/web/routes.ts'
import { messageScreens } from '#features/learning/message/web/routes.ts'
import { operationLogScreens } from '#features/people/operation-log/web/routes.ts'
import { orderScreens } from '#features/sale/order/web/routes.ts'
import { productScreens } from '#features/content/product/web/routes.ts'
import { sensitiveWordScreens } from '#features/ai/sensitive-word/web/routes.ts'
import { statisticsScreens } from '#features/insight/statistics/web/routes.ts'
import { tagScreens } from '#features/content/tag/web/routes.ts'
import { unitScreens } from '#features/ai/unit/web/routes.ts'
import { userScreens } from '#features/people/user/web/routes.ts'
import { voiceScreens } from '#features/ai/voice/web/routes.ts'
import type { Screens } from '#kit/web/screen.ts'
import { auditScreens } from './audits/auditScreens.ts'
import { shellScreens } from './shellScreens.ts'

/** What each address shows; an address of the table that is missing here is told to be on its way. */
export const screens: Screens = {
  ...abilityScreens,
  ...activityScreens,
  ...agentScreens,
  ...aiUsageScreens,
  ...aiConfigScreens,
  ...assignmentScreens,
  ...auditScreens,
  ...bannerScreens,
  ...careerScreens,
  ...courseScreens,
  ...exchangeCodeScreens,
  ...exchangeTaskScreens,
  ...learningScreens,
  ...fileScreens,
  ...messageScreens,
  ...operationLogScreens,
  ...orderScreens,
  ...productScreens,
  ...sensitiveWordScreens,
  ...statisticsScreens,
  ...tagScreens,
  ...unitScreens,
  ...userScreens,
  ...voiceScreens,
  ...shellScreens,
}
