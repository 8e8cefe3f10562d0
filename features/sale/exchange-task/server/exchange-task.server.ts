import { eq } from 'drizzle-orm'
import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { countedRecords } from '#kit/resource/server/countedList.ts'
import { namedBy } from '#kit/resource/server/recordNames.ts'
import { exchangeTaskTable } from './exchangeTask.table.ts'
import { taskSpec } from './task.crud.ts'
import { generateCodes } from './generateCodes.ts'
import { exchangeTaskHandlers } from './exchange-task.handlers.ts'
import { exchangeTaskPersonalData } from './exchange-task.personalData.ts'

export const exchangeTaskServer = {
  handlers: { exchangeTask: exchangeTaskHandlers },
  records: [namedBy(taskSpec)],
  jobs: [generateCodes],
  uses: [{ of: 'product', by: taskSpec, names: (id) => eq(exchangeTaskTable.productId, id) }],
  counts: { exchangeTask: countedRecords(taskSpec) },
  personalData: [exchangeTaskPersonalData],
} satisfies FeatureServer
