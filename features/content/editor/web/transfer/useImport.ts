import { useFileImport, type FileImportState } from '#kit/sheet/web/useFileImport.ts'
import {
  activityTransferEndpoints,
  type ImportReport,
} from '#features/content/activity-transfer/activity-transfer.contract.ts'

export type ImportState = FileImportState<ImportReport>

/** Where the cards go: parts of the body, as text. */
export type Target =
  | { readonly take: 'new'; readonly title: string }
  | { readonly take: 'add'; readonly activityId: string; readonly revision: string }

/** A document's cards; taking them over answers the activity's number, or undefined where it was refused and said so. */
export function useImport() {
  const { take, ...rest } = useFileImport(activityTransferEndpoints.import)
  return { ...rest, take: async (target: Target) => (await take(target))?.activityId ?? undefined }
}
