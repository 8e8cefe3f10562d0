import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { abilityWeb } from '#features/content/ability/web/ability.web.ts'
import { accessWeb } from '#features/people/access/web/access.web.ts'
import { activityWeb } from '#features/content/activity/web/activity.web.ts'
import { agentWeb } from '#features/ai/agent/web/agent.web.ts'
import { aiAssistantWeb } from '#features/ai/ai-assistant/web/ai-assistant.web.ts'
import { aiConfigWeb } from '#features/ai/ai-config/web/ai-config.web.ts'
import { aiConnectWeb } from '#features/ai/ai-connect/web/ai-connect.web.ts'
import { aiImageWeb } from '#features/ai/ai-image/web/ai-image.web.ts'
import { aiUsageWeb } from '#features/ai/ai-usage/web/ai-usage.web.ts'
import { assignmentWeb } from '#features/learning/assignment/web/assignment.web.ts'
import { attemptWeb } from '#features/learning/attempt/web/attempt.web.ts'
import { auditWeb } from '#features/content/audit/web/audit.web.ts'
import { authorizationWeb } from '#features/content/authorization/web/authorization.web.ts'
import { bannerWeb } from '#features/sale/banner/web/banner.web.ts'
import { careerWeb } from '#features/content/career/web/career.web.ts'
import { courseWeb } from '#features/content/course/web/course.web.ts'
import { dashboardWeb } from '#features/insight/dashboard/web/dashboard.web.ts'
import { editorWeb } from '#features/content/editor/web/editor.web.ts'
import { exampleSchoolWeb } from '#features/insight/example-school/web/example-school.web.ts'
import { exchangeCodeWeb } from '#features/sale/exchange-code/web/exchange-code.web.ts'
import { exchangeTaskWeb } from '#features/sale/exchange-task/web/exchange-task.web.ts'
import { fileWeb } from '#features/media/file/web/file.web.ts'
import { helpWeb } from '#features/learning/help/web/help.web.ts'
import { jobWeb } from '#features/insight/job/web/job.web.ts'
import { learnerWeb } from '#features/learning/learner/web/learner.web.ts'
import { messageWeb } from '#features/learning/message/web/message.web.ts'
import { offersWeb } from '#features/learning/offers/web/offers.web.ts'
import { operationLogWeb } from '#features/people/operation-log/web/operation-log.web.ts'
import { orderWeb } from '#features/sale/order/web/order.web.ts'
import { overviewWeb } from '#features/insight/overview/web/overview.web.ts'
import { productWeb } from '#features/content/product/web/product.web.ts'
import { profileWeb } from '#features/people/profile/web/profile.web.ts'
import { publicPageWeb } from '#features/learning/public-page/web/public-page.web.ts'
import { savedViewWeb } from '#features/people/saved-view/web/saved-view.web.ts'
import { searchWeb } from '#features/people/search/web/search.web.ts'
import { secondFactorWeb } from '#features/people/second-factor/web/second-factor.web.ts'
import { sensitiveWordWeb } from '#features/ai/sensitive-word/web/sensitive-word.web.ts'
import { sessionWeb } from '#features/people/session/web/session.web.ts'
import { shareWeb } from '#features/content/share/web/share.web.ts'
import { statisticsWeb } from '#features/insight/statistics/web/statistics.web.ts'
import { tagWeb } from '#features/content/tag/web/tag.web.ts'
import { unitWeb } from '#features/ai/unit/web/unit.web.ts'
import { userPageWeb } from '#features/content/user-page/web/user-page.web.ts'
import { userWeb } from '#features/people/user/web/user.web.ts'
import { voiceWeb } from '#features/ai/voice/web/voice.web.ts'

/** The console's side of the features, one line each, alphabetical. */
export const webs: readonly FeatureWeb[] = [
  abilityWeb,
  accessWeb,
  activityWeb,
  agentWeb,
  aiAssistantWeb,
  aiConfigWeb,
  aiConnectWeb,
  aiImageWeb,
  aiUsageWeb,
  assignmentWeb,
  attemptWeb,
  auditWeb,
  authorizationWeb,
  bannerWeb,
  careerWeb,
  courseWeb,
  dashboardWeb,
  editorWeb,
  exampleSchoolWeb,
  exchangeCodeWeb,
  exchangeTaskWeb,
  fileWeb,
  helpWeb,
  jobWeb,
  learnerWeb,
  messageWeb,
  offersWeb,
  operationLogWeb,
  orderWeb,
  overviewWeb,
  productWeb,
  profileWeb,
  publicPageWeb,
  savedViewWeb,
  searchWeb,
  secondFactorWeb,
  sensitiveWordWeb,
  sessionWeb,
  shareWeb,
  statisticsWeb,
  tagWeb,
  unitWeb,
  userPageWeb,
  userWeb,
  voiceWeb,
]
