import { abilityFeature } from '#features/content/ability/ability.feature.ts'
import { accessFeature } from '#features/people/access/access.feature.ts'
import { activityFeature } from '#features/content/activity/activity.feature.ts'
import { activityGenerateFeature } from '#features/content/activity-generate/activity-generate.feature.ts'
import { activitySpeechFeature } from '#features/content/activity-speech/activity-speech.feature.ts'
import { activityTransferFeature } from '#features/content/activity-transfer/activity-transfer.feature.ts'
import { agentFeature } from '#features/ai/agent/agent.feature.ts'
import { aiAssistantFeature } from '#features/ai/ai-assistant/ai-assistant.feature.ts'
import { aiConfigFeature } from '#features/ai/ai-config/ai-config.feature.ts'
import { aiConnectFeature } from '#features/ai/ai-connect/ai-connect.feature.ts'
import { aiImageFeature } from '#features/ai/ai-image/ai-image.feature.ts'
import { aiUsageFeature } from '#features/ai/ai-usage/ai-usage.feature.ts'
import { assignmentFeature } from '#features/learning/assignment/assignment.feature.ts'
import { attemptFeature } from '#features/learning/attempt/attempt.feature.ts'
import { auditFeature } from '#features/content/audit/audit.feature.ts'
import { authorizationFeature } from '#features/content/authorization/authorization.feature.ts'
import { bannerFeature } from '#features/sale/banner/banner.feature.ts'
import { careerFeature } from '#features/content/career/career.feature.ts'
import { courseFeature } from '#features/content/course/course.feature.ts'
import { dashboardFeature } from '#features/insight/dashboard/dashboard.feature.ts'
import { enrolmentFeature } from '#features/learning/enrolment/enrolment.feature.ts'
import { exampleSchoolFeature } from '#features/insight/example-school/example-school.feature.ts'
import { exchangeCodeFeature } from '#features/sale/exchange-code/exchange-code.feature.ts'
import { exchangeTaskFeature } from '#features/sale/exchange-task/exchange-task.feature.ts'
import { fileFeature } from '#features/media/file/file.feature.ts'
import { helpFeature } from '#features/learning/help/help.feature.ts'
import { jobFeature } from '#features/insight/job/job.feature.ts'
import { learnerFeature } from '#features/learning/learner/learner.feature.ts'
import { messageFeature } from '#features/learning/message/message.feature.ts'
import { offersFeature } from '#features/learning/offers/offers.feature.ts'
import { operationLogFeature } from '#features/people/operation-log/operation-log.feature.ts'
import { orderFeature } from '#features/sale/order/order.feature.ts'
import { overviewFeature } from '#features/insight/overview/overview.feature.ts'
import { policyReportFeature } from '#features/people/policy-report/policy-report.feature.ts'
import { preferenceFeature } from '#features/people/preference/preference.feature.ts'
import { presenceFeature } from '#features/people/presence/presence.feature.ts'
import { productFeature } from '#features/content/product/product.feature.ts'
import { profileFeature } from '#features/people/profile/profile.feature.ts'
import { publicPageFeature } from '#features/learning/public-page/public-page.feature.ts'
import { savedViewFeature } from '#features/people/saved-view/saved-view.feature.ts'
import { searchFeature } from '#features/people/search/search.feature.ts'
import { secondFactorFeature } from '#features/people/second-factor/second-factor.feature.ts'
import { sensitiveWordFeature } from '#features/ai/sensitive-word/sensitive-word.feature.ts'
import { sessionFeature } from '#features/people/session/session.feature.ts'
import { shareFeature } from '#features/content/share/share.feature.ts'
import { statisticsFeature } from '#features/insight/statistics/statistics.feature.ts'
import { tagFeature } from '#features/content/tag/tag.feature.ts'
import { unitFeature } from '#features/ai/unit/unit.feature.ts'
import { userFeature } from '#features/people/user/user.feature.ts'
import { userPageFeature } from '#features/content/user-page/user-page.feature.ts'
import { voiceFeature } from '#features/ai/voice/voice.feature.ts'

/** The features, one line each, alphabetical: what both sides know of them. */
export const features = [
  abilityFeature,
  accessFeature,
  activityFeature,
  activityGenerateFeature,
  activitySpeechFeature,
  activityTransferFeature,
  agentFeature,
  aiAssistantFeature,
  aiConfigFeature,
  aiConnectFeature,
  aiImageFeature,
  aiUsageFeature,
  assignmentFeature,
  attemptFeature,
  auditFeature,
  authorizationFeature,
  bannerFeature,
  careerFeature,
  courseFeature,
  dashboardFeature,
  enrolmentFeature,
  exampleSchoolFeature,
  exchangeCodeFeature,
  exchangeTaskFeature,
  fileFeature,
  helpFeature,
  jobFeature,
  learnerFeature,
  messageFeature,
  offersFeature,
  operationLogFeature,
  orderFeature,
  overviewFeature,
  policyReportFeature,
  preferenceFeature,
  presenceFeature,
  productFeature,
  profileFeature,
  publicPageFeature,
  savedViewFeature,
  searchFeature,
  secondFactorFeature,
  sensitiveWordFeature,
  sessionFeature,
  shareFeature,
  statisticsFeature,
  tagFeature,
  unitFeature,
  userFeature,
  userPageFeature,
  voiceFeature,
] as const
