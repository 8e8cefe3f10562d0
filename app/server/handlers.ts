import { abilityHandlers } from '#features/ability/server/ability.handlers.ts'
import { activityHandlers } from '#features/activity/server/activity.handlers.ts'
import { activityCardHandlers } from '#features/activity/server/activityCard.handlers.ts'
import { activityVersionHandlers } from '#features/activity/server/activityVersion.handlers.ts'
import { careerHandlers } from '#features/career/server/career.handlers.ts'
import { fileHandlers } from '#features/file/server/file.handlers.ts'
import { learnHandlers } from '#features/learning/server/learn.handlers.ts'
import { studyHandlers } from '#features/learning/server/study.handlers.ts'
import { messageHandlers } from '#features/message/server/message.handlers.ts'
import { operationLogHandlers } from '#features/operation-log/server/operation-log.handlers.ts'
import { profileHandlers } from '#features/profile/server/profile.handlers.ts'
import { sessionHandlers } from '#features/session/server/session.handlers.ts'
import { tagHandlers } from '#features/tag/server/tag.handlers.ts'
import { userHandlers } from '#features/user/server/user.handlers.ts'
import type { HandlersOf } from '#kit/server/context.ts'
import type { contracts } from '../contracts.ts'

type Handlers = { readonly [Feature in keyof typeof contracts]: HandlersOf<(typeof contracts)[Feature]> }

/** The handlers of every contract; a forgotten one does not compile. */
export const handlers: Handlers = {
  ability: abilityHandlers,
  activity: activityHandlers,
  activityCard: activityCardHandlers,
  activityVersion: activityVersionHandlers,
  career: careerHandlers,
  file: fileHandlers,
  learn: learnHandlers,
  message: messageHandlers,
  operationLog: operationLogHandlers,
  profile: profileHandlers,
  session: sessionHandlers,
  study: studyHandlers,
  tag: tagHandlers,
  user: userHandlers,
}
