import { aiFaults } from '#kit/ai/aiFaults.ts'
import { kitFaults } from '#kit/contract/fault.ts'
import type { FaultRow } from '#kit/contract/fault.ts'
import type { Feature } from '#kit/contract/feature.ts'
import { features } from './features.ts'

const catalogues = features.flatMap(({ faults = [] }: Feature) => faults)

/** The catalogue of every refusal. */
export const faultRows: readonly FaultRow[] = [kitFaults, aiFaults, ...catalogues].flatMap((faults) =>
  Object.values(faults),
)
