import type { HandlersOf } from '#kit/call/server/context.ts'
import type { activityTransferEndpoints } from '../activity-transfer.contract.ts'
import { exportFile } from './export/exportFile.ts'
import { importActivity } from './import/importActivity.ts'
import { importTemplate } from './import/importTemplate.ts'

export const activityTransferHandlers: HandlersOf<typeof activityTransferEndpoints> = {
  import: importActivity,
  template: importTemplate,
  exportFile: (call) => exportFile(call, call.query),
}
