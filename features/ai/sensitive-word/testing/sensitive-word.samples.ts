import { randomUUID } from 'node:crypto'
import { crud, type FormSamples, type SamplesOf } from '#kit/testing/server/sample.ts'
import { sensitiveWord } from '../sensitive-word.contract.ts'
import type { sensitiveWordFeature } from '../sensitive-word.feature.ts'
import { makeSensitiveWord } from '../server/makeSensitiveWord.ts'

let words = 0

export const forms = {
  'sensitive-word': {
    resource: sensitiveWord,
    content: async () => ({ word: `contraband ${randomUUID()}`, category: null, note: '' }),
  },
} satisfies FormSamples

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
