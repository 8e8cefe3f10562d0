import { byId, ownerOf, type SamplesOf } from '#kit/testing/server/sample.ts'
import type { savedViewFeature } from '../saved-view.feature.ts'
import { savedViewTable } from '../server/saved-view.table.ts'

/** What everybody with a role may read. */
const list = '/system/preference/get'
const content = { name: 'Mine', isShared: false, search: { sort: '-name' }, columns: {} }

export const samples = {
  savedView: {
    make: async (scene) => {
      const { database, now } = scene.services
      const [made] = await database.db
        .insert(savedViewTable)
        .values({
          ...content,
          list,
          isShared: scene.relation === 'open',
          creatorId: ownerOf(scene),
          createdAt: now(),
          updatedAt: now(),
        })
        .returning({ id: savedViewTable.id })
      return { id: made?.id ?? 0 }
    },
    calls: {
      list: () => ({ query: { list } }),
      create: () => ({ body: { list, ...content } }),
      update: ({ id }) => ({ body: { id, name: 'Drafts' } }),
      delete: byId,
    },
  },
} satisfies SamplesOf<typeof savedViewFeature.contracts>
