import type { FeatureServer } from '#kit/server/feature.ts'
import { namedBy } from '#kit/server/recordNames.ts'
import { fileSpec } from './file.spec.ts'
import { forgetFiles } from './forgetFiles.ts'
import { forgetUploads } from './forgetUploads.ts'

export const fileServer: FeatureServer = {
  records: [namedBy(fileSpec)],
  jobs: [forgetFiles, forgetUploads],
}
