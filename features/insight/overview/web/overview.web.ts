import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { overviewWords } from '../overview.words.ts'
import { overviewCalls } from './overview.calls.ts'

const words = overviewWords.name

export const overviewWeb: FeatureWeb = {
  words: [overviewWords],
  overviews: {
    ability: { endpoint: overviewCalls.ability, words },
    activity: { endpoint: overviewCalls.activity, words },
    career: { endpoint: overviewCalls.career, words },
    course: { endpoint: overviewCalls.course, words },
    product: { endpoint: overviewCalls.product, words },
  },
}
