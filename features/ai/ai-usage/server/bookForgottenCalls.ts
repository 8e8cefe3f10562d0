import { z } from 'zod'
import type { Job } from '#kit/call/server/context.ts'
import { bookForgotten } from './bookings.ts'

/** I5: what a crash has left held back is booked after an hour, so that no limit stays lower than it is. */
export const bookForgottenCalls: Job<Record<string, never>> = {
  name: 'bookForgottenCalls',
  payload: z.strictObject({}),
  schedule: '*/10 * * * *',
  run: (services) => bookForgotten(services),
}
