import { partsOf } from '#kit/contract/feature.ts'
import type { HandlersOf } from '#kit/call/server/context.ts'
import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { specsIn } from '#kit/resource/server/recordNames.ts'
import { makeAccessHandlers } from '#features/people/access/server/access.handlers.ts'
import { makePreferenceHandlers } from '#features/people/preference/server/preference.handlers.ts'
import { makePresenceHandlers } from '#features/people/presence/server/presence.handlers.ts'
import { listRules } from '#features/people/saved-view/server/readableLists.ts'
import { makeSavedViewHandlers } from '#features/people/saved-view/server/saved-view.handlers.ts'
import { makeSearchHandlers } from '#features/people/search/server/search.handlers.ts'
import { stillSignedIn } from '#features/people/session/server/stillSignedIn.ts'
import { makeAccountHandlers } from '#features/people/user/server/account.handlers.ts'
import { makeAuditHandlers } from '#features/content/audit/server/audit.handlers.ts'
import { waitingList } from '#features/content/audit/server/pageWaiting.ts'
import { makeShareHandlers } from '#features/content/share/server/share.handlers.ts'
import { makeDashboardHandlers } from '#features/insight/dashboard/server/dashboard.handlers.ts'
import { makeOverviewHandlers } from '#features/insight/overview/server/overview.handlers.ts'
import { makeExampleSchoolHandlers } from '#features/insight/example-school/server/example-school.handlers.ts'
import { assignmentServer } from '#features/learning/assignment/server/assignment.server.ts'
import { attemptServer } from '#features/learning/attempt/server/attempt.server.ts'
import { helpServer } from '#features/learning/help/server/help.server.ts'
import { messageServer } from '#features/learning/message/server/message.server.ts'
import { contracts } from '../contracts.ts'
import { exampleSchool } from './exampleSchool.ts'
import { personalData } from './personalData.ts'
import { servers } from './servers.ts'

type Handlers = { readonly [Feature in keyof typeof contracts]: HandlersOf<(typeof contracts)[Feature]> }

const counts = partsOf(servers, 'counts')
const readers = partsOf(servers, 'readers')
const reviews = partsOf(servers, 'reviews')
const records = servers.flatMap(({ records: own = [] }: FeatureServer) => own)

/** The handlers of every contract; a forgotten one does not compile. */
export const handlers: Handlers = {
  ...partsOf(servers, 'handlers'),
  // What a learner calls is answered by the features that it is about.
  learn: {
    ...assignmentServer.handlers.learn,
    ...attemptServer.handlers.learn,
    ...helpServer.handlers.learn,
    ...messageServer.handlers.learn,
  },
  // These are made of what other features have.
  access: makeAccessHandlers(() => contracts),
  account: makeAccountHandlers(personalData),
  audit: makeAuditHandlers(reviews),
  preference: makePreferenceHandlers({ specs: specsIn(records), rules: listRules(() => contracts) }),
  dashboard: makeDashboardHandlers({ ...counts, waiting: waitingList(reviews) }),
  exampleSchool: makeExampleSchoolHandlers(exampleSchool),
  presence: makePresenceHandlers(partsOf(servers, 'presence'), stillSignedIn),
  savedView: makeSavedViewHandlers(() => contracts),
  search: makeSearchHandlers(records),
  ...makeOverviewHandlers(readers, counts),
  ...makeShareHandlers(readers),
}
