import { ability } from '#features/ability/ability.contract.ts'
import { activityEndpoints } from '#features/activity/activity.contract.ts'
import { activityCardEndpoints } from '#features/activity/activityCard.contract.ts'
import { activityVersionEndpoints } from '#features/activity/activityVersion.contract.ts'
import { careerEndpoints } from '#features/career/career.contract.ts'
import { fileEndpoints } from '#features/file/file.contract.ts'
import { learnEndpoints } from '#features/learn/learn.contract.ts'
import { studyEndpoints } from '#features/learning/learning.contract.ts'
import { messageEndpoints } from '#features/message/message.contract.ts'
import { operationLogEndpoints } from '#features/operation-log/operation-log.contract.ts'
import { profileEndpoints } from '#features/profile/profile.contract.ts'
import { sessionEndpoints } from '#features/session/session.contract.ts'
import { tag } from '#features/tag/tag.contract.ts'
import { userEndpoints } from '#features/user/user.contract.ts'

/** Every call of the product: one line a feature, alphabetical. */
export const contracts = {
  ability: ability.endpoints,
  activity: activityEndpoints,
  activityCard: activityCardEndpoints,
  activityVersion: activityVersionEndpoints,
  career: careerEndpoints,
  file: fileEndpoints,
  learn: learnEndpoints,
  message: messageEndpoints,
  operationLog: operationLogEndpoints,
  profile: profileEndpoints,
  session: sessionEndpoints,
  study: studyEndpoints,
  tag: tag.endpoints,
  user: userEndpoints,
} as const
