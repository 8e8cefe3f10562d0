import type { FeatureServer } from '#kit/feature/server/feature.ts'
import type { Metric } from '#kit/http/server/metric.ts'
import { servers } from './servers.ts'

/** What features count, for `/metrics`. */
export const metrics: readonly Metric[] = servers.flatMap(({ metrics: own = [] }: FeatureServer) => own)
