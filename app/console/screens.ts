import { abilityScreens } from '#features/ability/web/routes.ts'
import { activityScreens } from '#features/activity/web/routes.ts'
import { agentScreens } from '#features/agent/web/routes.ts'
import { aiUsageScreens } from '#features/ai-usage/web/routes.ts'
import { aiConfigScreens } from '#features/ai-config/web/routes.ts'
import { assignmentScreens } from '#features/assignment/web/routes.ts'
import { bannerScreens } from '#features/banner/web/routes.ts'
import { careerScreens } from '#features/career/web/routes.ts'
import { courseScreens } from '#features/course/web/routes.ts'
import { exchangeCodeScreens } from '#features/exchange-code/web/routes.ts'
import { exchangeTaskScreens } from '#features/exchange-task/web/routes.ts'
import { learningScreens } from '#features/learning/web/routes.ts'
import { fileScreens } from '#features/file/web/routes.ts'
import { messageScreens } from '#features/message/web/routes.ts'
import { operationLogScreens } from '#features/operation-log/web/routes.ts'
import { orderScreens } from '#features/order/web/routes.ts'
import { productScreens } from '#features/product/web/routes.ts'
import { sensitiveWordScreens } from '#features/sensitive-word/web/routes.ts'
import { statisticsScreens } from '#features/statistics/web/routes.ts'
import { tagScreens } from '#features/tag/web/routes.ts'
import { unitScreens } from '#features/unit/web/routes.ts'
import { userScreens } from '#features/user/web/routes.ts'
import { voiceScreens } from '#features/voice/web/routes.ts'
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
