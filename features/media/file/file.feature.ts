import type { Feature } from '#kit/contract/feature.ts'
import { fileEndpoints } from './file.contract.ts'
import { fileFaults } from './file.faults.ts'
import { fileWords } from './file.words.ts'

export const fileFeature = {
  words: [fileWords],
  contracts: { file: fileEndpoints },
  faults: [fileFaults],
} satisfies Feature
