import type { Services } from '#kit/call/server/context.ts'
import { diskParts } from './diskParts.ts'
import { sharedParts } from './sharedParts.ts'
import type { UploadParts } from './uploadParts.ts'

/** Unfinished uploads are where files are: in the shared store, so that any server goes on with them, else on the disk. */
export const partsOf = (services: Pick<Services, 'database' | 'env' | 'files'>): UploadParts =>
  services.files.multipart ? sharedParts(services, services.files.multipart) : diskParts(services)
