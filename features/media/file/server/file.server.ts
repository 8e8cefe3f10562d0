import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { namedBy } from '#kit/resource/server/recordNames.ts'
import { fileSpec } from './file.crud.ts'
import { forgetFiles } from './forgetFiles.ts'
import { forgetUploads } from './forgetUploads.ts'
import { fileHandlers } from './file.handlers.ts'
import { fileMetrics } from './file.metrics.ts'
import { filePersonalData } from './file.personalData.ts'

export const fileServer = {
  handlers: { file: fileHandlers },
  records: [namedBy(fileSpec)],
  jobs: [forgetFiles, forgetUploads],
  metrics: fileMetrics,
  personalData: [filePersonalData],
} satisfies FeatureServer
