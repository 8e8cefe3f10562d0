import { nothing, type SamplesOf } from '#kit/testing/server/sample.ts'
import { makeShownActivity } from '#features/content/activity/server/makeShownActivity.ts'
import type { activityTransferFeature } from '../activity-transfer.feature.ts'

const markdown = new Blob(['# Asking'])

export const samples = {
  activityTransfer: {
    make: makeShownActivity,
    calls: {
      import: ({ id }) => {
        const body = new FormData()
        body.set('take', 'add')
        body.set('activityId', String(id))
        body.set('revision', '1')
        body.set('file', markdown, 'read.md')
        return { body }
      },
      template: nothing,
      exportFile: ({ id }) => ({ query: { id, format: 'json' } }),
    },
  },
} satisfies SamplesOf<typeof activityTransferFeature.contracts>
