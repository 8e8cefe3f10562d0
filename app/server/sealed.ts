import type { FeatureServer } from '#kit/feature/server/feature.ts'
import type { SealedRows } from '#kit/secret/server/sealedRows.ts'
import { servers } from './servers.ts'

/** Every secret that rows hold. */
export const sealed: readonly SealedRows[] = servers.flatMap(({ sealed: own = [] }: FeatureServer) => own)
