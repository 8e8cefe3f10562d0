import { z } from 'zod'

/** A record's revision: starts at 1, raised by any person's change, never by counters, order or jobs. */
export const revision = z.number().int().min(1)
