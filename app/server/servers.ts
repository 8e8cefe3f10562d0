import { abilityServer } from '#features/content/ability/server/ability.server.ts'
import { activityServer } from '#features/content/activity/server/activity.server.ts'
import { activityGenerateServer } from '#features/content/activity-generate/server/activity-generate.server.ts'
import { activitySpeechServer } from '#features/content/activity-speech/server/activity-speech.server.ts'
import { activityTransferServer } from '#features/content/activity-transfer/server/activity-transfer.server.ts'
import { agentServer } from '#features/ai/agent/server/agent.server.ts'
import { aiConfigServer } from '#features/ai/ai-config/server/ai-config.server.ts'
import { aiConnectServer } from '#features/ai/ai-connect/server/ai-connect.server.ts'
import { aiImageServer } from '#features/ai/ai-image/server/ai-image.server.ts'
import { aiUsageServer } from '#features/ai/ai-usage/server/ai-usage.server.ts'
import { assignmentServer } from '#features/learning/assignment/server/assignment.server.ts'
import { attemptServer } from '#features/learning/attempt/server/attempt.server.ts'
import { auditServer } from '#features/content/audit/server/audit.server.ts'
import { authorizationServer } from '#features/content/authorization/server/authorization.server.ts'
import { bannerServer } from '#features/sale/banner/server/banner.server.ts'
import { careerServer } from '#features/content/career/server/career.server.ts'
import { courseServer } from '#features/content/course/server/course.server.ts'
import { enrolmentServer } from '#features/learning/enrolment/server/enrolment.server.ts'
import { exampleSchoolServer } from '#features/insight/example-school/server/example-school.server.ts'
import { exchangeCodeServer } from '#features/sale/exchange-code/server/exchange-code.server.ts'
import { exchangeTaskServer } from '#features/sale/exchange-task/server/exchange-task.server.ts'
import { fileServer } from '#features/media/file/server/file.server.ts'
import { helpServer } from '#features/learning/help/server/help.server.ts'
import { jobServer } from '#features/insight/job/server/job.server.ts'
import { messageServer } from '#features/learning/message/server/message.server.ts'
import { offersServer } from '#features/learning/offers/server/offers.server.ts'
import { operationLogServer } from '#features/people/operation-log/server/operation-log.server.ts'
import { orderServer } from '#features/sale/order/server/order.server.ts'
import { policyReportServer } from '#features/people/policy-report/server/policy-report.server.ts'
import { preferenceServer } from '#features/people/preference/server/preference.server.ts'
import { presenceServer } from '#features/people/presence/server/presence.server.ts'
import { productServer } from '#features/content/product/server/product.server.ts'
import { profileServer } from '#features/people/profile/server/profile.server.ts'
import { publicPageServer } from '#features/learning/public-page/server/public-page.server.ts'
import { savedViewServer } from '#features/people/saved-view/server/saved-view.server.ts'
import { secondFactorServer } from '#features/people/second-factor/server/second-factor.server.ts'
import { sensitiveWordServer } from '#features/ai/sensitive-word/server/sensitive-word.server.ts'
import { sessionServer } from '#features/people/session/server/session.server.ts'
import { statisticsServer } from '#features/insight/statistics/server/statistics.server.ts'
import { tagServer } from '#features/content/tag/server/tag.server.ts'
import { unitServer } from '#features/ai/unit/server/unit.server.ts'
import { userPageServer } from '#features/content/user-page/server/user-page.server.ts'
import { userServer } from '#features/people/user/server/user.server.ts'
import { voiceServer } from '#features/ai/voice/server/voice.server.ts'

/** The server's side of the features, one line each, alphabetical. */
export const servers = [
  abilityServer,
  activityServer,
  activityGenerateServer,
  activitySpeechServer,
  activityTransferServer,
  agentServer,
  aiConfigServer,
  aiConnectServer,
  aiImageServer,
  aiUsageServer,
  assignmentServer,
  attemptServer,
  auditServer,
  authorizationServer,
  bannerServer,
  careerServer,
  courseServer,
  enrolmentServer,
  exampleSchoolServer,
  exchangeCodeServer,
  exchangeTaskServer,
  fileServer,
  helpServer,
  jobServer,
  messageServer,
  offersServer,
  operationLogServer,
  orderServer,
  policyReportServer,
  preferenceServer,
  presenceServer,
  productServer,
  profileServer,
  publicPageServer,
  savedViewServer,
  secondFactorServer,
  sensitiveWordServer,
  sessionServer,
  statisticsServer,
  tagServer,
  unitServer,
  userPageServer,
  userServer,
  voiceServer,
] as const
