import { crud } from '#kit/testing/server/sample.ts'
import type { SamplesOf } from '#kit/testing/server/sample.ts'
import { sensitiveWord } from '../sensitive-word.contract.ts'
import { makeSensitiveWord } from '../server/makeSensitiveWord.ts'
import type { sensitiveWordFeature } from '../sensitive-word.feature.ts'

let words = 0

export const samples = {
  sensitiveWord: {
    make: async (scene) => {
      words += 1
      const { id, status } = await makeSensitiveWord(scene.services, { word: `unwanted${words}` })
      return { id, status }
    },
    calls: {
      ...crud(sensitiveWord, async () => {
        words += 1
        return { word: `unwanted${words}`, category: null, note: '' }
      }),
      paste: () => ({ body: { text: 'contraband' } }),
      check: () => ({ body: { text: 'contraband' } }),
    },
  },
} satisfies SamplesOf<typeof sensitiveWordFeature.contracts>
