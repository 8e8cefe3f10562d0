import { port } from '#kit/contract/port.ts'
import type { HelpOffer } from './attempt.contract.ts'

/** What help the asker has in an activity now: its tutor and its learning partner, as far as somebody would answer. */
export const helpOffered = port<{ readonly activityId: number }, HelpOffer>('helpOffered')
