import type { Sample, SamplesOf } from '#kit/testing/server/sample.ts'
import type { contracts } from '../../contracts.ts'
import * as activities from './samples.activity.ts'
import * as content from './samples.content.ts'
import * as learning from './samples.learning.ts'
import * as people from './samples.people.ts'
import * as sale from './samples.sale.ts'

const own = import.meta.glob<Readonly<Record<string, Sample>>>('/features/*/*/testing/*.samples.ts', {
  eager: true,
  import: 'samples',
})

/** Of calls that need records of several features. */
const joined = {
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
  operationLog: people.operationLogSample,
  order: sale.orderSample,
  preference: people.preferenceSample,
  presence: people.presenceSample,
  product: content.productSample,
  profile: people.profileSample,
  progress: learning.progressSample,
  reflection: learning.reflectionSample,
  session: people.sessionSample,
  statistics: learning.statisticsSample,
  study: learning.studySample,
  tag: sale.tagSample,
  user: people.userSample,
  userPage: content.userPageSample,
} satisfies Partial<SamplesOf<typeof contracts>>

/** A record and a valid request for every call of the product; the access test refuses a contract without any. */
export const samples: Readonly<Record<string, Sample<string>>> = Object.assign(
  {},
  joined,
  ...Object.values(own),
)
