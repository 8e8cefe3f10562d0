import { forgetBefore, type Retained } from '#kit/call/server/retention.ts'
import { presenceTable } from './presence.table.ts'

/** Whose server was killed, in a record that nobody has opened since. */
export const retainedSeats: Retained = {
  name: 'presence',
  days: () => 1,
  forget: forgetBefore(presenceTable, presenceTable.seenAt),
}
