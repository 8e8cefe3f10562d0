import type { contracts } from '../../contracts.ts'
import type { Sample } from './sample.ts'
import * as activities from './samples.activity.ts'
import * as ai from './samples.ai.ts'
import * as content from './samples.content.ts'
import * as learning from './samples.learning.ts'
import * as people from './samples.people.ts'
import * as sale from './samples.sale.ts'

type Samples = {
  readonly [Feature in keyof typeof contracts]: Sample<keyof (typeof contracts)[Feature]>
}

/** A record and a valid request for every call of the product; a forgotten one does not compile. */
export const samples: Samples = {
  ability: content.abilitySample,
  access: people.accessSample,
  account: people.accountSample,
  activity: activities.activitySample,
  activityCard: activities.activityCardSample,
  activityGenerate: activities.activityGenerateSample,
  activitySpeech: activities.activitySpeechSample,
  activityTransfer: activities.activityTransferSample,
  activityTranslate: activities.activityTranslateSample,
  activityVersion: activities.activityVersionSample,
  agent: ai.agentSample,
  aiConfig: ai.aiConfigSample,
  aiImage: ai.aiImageSample,
  aiUsage: ai.aiUsageSample,
  assignment: learning.assignmentSample,
  audit: people.auditSample,
  banner: sale.bannerSample,
  career: content.careerSample,
  course: content.courseSample,
  courseAuth: content.courseAuthSample,
  dashboard: people.dashboardSample,
  exchangeCode: sale.exchangeCodeSample,
  exchangeTask: sale.exchangeTaskSample,
  file: people.fileSample,
  learn: learning.learnSample,
  message: learning.messageSample,
  minimaxVoice: ai.minimaxVoiceSample,
  operationLog: people.operationLogSample,
  order: sale.orderSample,
  preference: people.preferenceSample,
  presence: people.presenceSample,
  product: content.productSample,
  profile: people.profileSample,
  progress: learning.progressSample,
  reflection: learning.reflectionSample,
  sensitiveWord: sale.sensitiveWordSample,
  session: people.sessionSample,
  statistics: learning.statisticsSample,
  study: learning.studySample,
  tag: sale.tagSample,
  ttsVoice: ai.ttsVoiceSample,
  unit: sale.unitSample,
  user: people.userSample,
  userPage: content.userPageSample,
  voice: ai.voiceSample,
}
