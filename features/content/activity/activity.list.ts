import { among, linked, range, search, yesNo } from '#kit/contract/page.ts'
import { languages } from '#kit/i18n/words.ts'
import { designMethods, distributions, freeSamples, platformStatuses } from './activity.fields.ts'

/** What a list of activities is filtered and sorted by. It stands apart since the router reads it, and no deck. */
export const activityList = {
  filters: {
    title: search(),
    status: among(['draft', 'public', 'hidden']),
    isReady: yesNo(),
    careerId: linked('career'),
    tagId: linked('tag'),
    creatorId: linked('user'),
    hostTeacherId: linked('staff'),
    language: among(languages),
    independent: yesNo(),
    /** Cards of its last task could not be read aloud. */
    speechFailed: yesNo(),
    designMethod: among(designMethods),
    distribution: among(distributions),
    freeSample: among(freeSamples),
    platformStatus: among(platformStatuses),
    updatedAt: range(),
    createdAt: range(),
  },
  sortable: ['updatedAt', 'createdAt', 'title'] as const,
}
