import type { Feature } from '#kit/feature.ts'
import { fileEndpoints } from './file.contract.ts'
import { fileFaults } from './file.faults.ts'

export const fileFeature = {
  contracts: { file: fileEndpoints },
  faults: [fileFaults],
} satisfies Feature
