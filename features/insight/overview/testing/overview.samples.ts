import { byId, type SamplesOf } from '#kit/testing/server/sample.ts'
import { samples as abilitySamples } from '#features/content/ability/testing/ability.samples.ts'
import { samples as careerSamples } from '#features/content/career/testing/career.samples.ts'
import { samples as shareSamples } from '#features/content/share/testing/share.samples.ts'
import type { overviewFeature } from '../overview.feature.ts'

const { activityShare, courseShare, productShare } = shareSamples

/** An overview is of a record: the same records as those of its own calls, or of its share sheet. */
export const samples = {
  abilityOverview: { make: abilitySamples.ability.make, calls: { get: byId } },
  activityOverview: { make: activityShare.make, calls: { get: byId } },
  careerOverview: { make: careerSamples.career.make, calls: { get: byId } },
  courseOverview: { make: courseShare.make, calls: { get: byId } },
  productOverview: { make: productShare.make, calls: { get: byId } },
} satisfies SamplesOf<typeof overviewFeature.contracts>
