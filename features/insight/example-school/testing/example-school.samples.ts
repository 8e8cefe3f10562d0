import { nothing, type SamplesOf } from '#kit/testing/server/sample.ts'
import type { exampleSchoolFeature } from '../example-school.feature.ts'
import { exampleSchoolTable } from '../server/exampleSchool.table.ts'

export const samples = {
  exampleSchool: {
    // There is one at most: each call finds the console without.
    make: async ({ services }) => {
      await services.database.db.delete(exampleSchoolTable)
      return { id: 0 }
    },
    calls: { state: nothing, fill: nothing, retry: nothing, preview: nothing, remove: nothing },
  },
} satisfies SamplesOf<typeof exampleSchoolFeature.contracts>
