import type { FeatureServer } from '#kit/feature/server/feature.ts'
import type { PersonalData } from '#kit/call/server/personalData.ts'
import { servers } from './servers.ts'

const orderOf = ({ eraseOrder = 0 }: PersonalData) => eraseOrder

/** What each feature holds of people, in the order in which it is erased. */
export const personalData: readonly PersonalData[] = servers
  .flatMap(({ personalData: own = [] }: FeatureServer) => own)
  .toSorted((one, other) => orderOf(one) - orderOf(other))
