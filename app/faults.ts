import { activityFaults } from '#features/activity/activity.faults.ts'
import { fileFaults } from '#features/file/file.faults.ts'
import { learningFaults } from '#features/learning/learning.faults.ts'
import { sessionFaults } from '#features/session/session.faults.ts'
import { userFaults } from '#features/user/user.faults.ts'
import { kitFaults } from '#kit/fault.ts'
import type { FaultRow } from '#kit/fault.ts'

/** The catalogue of every refusal: one line a feature, alphabetical behind the kit's. */
export const faultRows: readonly FaultRow[] = [
  kitFaults,
  activityFaults,
  fileFaults,
  learningFaults,
  sessionFaults,
  userFaults,
].flatMap((faults) => Object.values(faults))
