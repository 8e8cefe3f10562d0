import { crud, idAndStatus, nothing, type FormSamples, type SamplesOf } from '#kit/testing/server/sample.ts'
import { makeReviewed } from '#features/content/audit/server/makeReviewed.ts'
import { makeUser } from '#features/people/user/server/makeUser.ts'
import { makeUserPage, userPageContent } from '../server/makeUserPage.ts'
import { userPageTable } from '../server/user-page.table.ts'
import { userPage } from '../user-page.contract.ts'
import type { userPageFeature } from '../user-page.feature.ts'

export const forms = {
  'user-page': { resource: userPage, content: userPageContent },
} satisfies FormSamples

export const samples = {
  /** One a person: that of an earlier scene is met again. */
  userPage: {
    make: async (scene) => {
      const { services, relation, actorId } = scene
      const { db } = services.database
      const creatorId = relation === 'own' ? actorId : (await makeUser(db, {})).id
      const existing = (await db.select().from(userPageTable)).find((page) => page.creatorId === creatorId)
      if (existing) return { ...idAndStatus(existing), creatorId }
      const made = await makeReviewed(scene, 'user-page', ({ status }) =>
        makeUserPage(services, { creatorId, status }),
      )
      return { ...made, creatorId }
    },
    calls: {
      ...crud(userPage, userPageContent),
      owner: nothing,
      visit: ({ creatorId = 0 }) => ({ query: { id: creatorId } }),
    },
  },
} satisfies SamplesOf<typeof userPageFeature.contracts>
