import { z } from 'zod'
import { maxRecent, type Opened } from './recent.ts'
import { remembered } from './remembered.ts'
import type { View } from './views.ts'

const Views: z.ZodType<readonly View[]> = z
  .array(z.object({ key: z.string(), href: z.string(), name: z.string().optional() }))
  .max(200)

/** B3: the visited screens of this browser; closed at logout. */
export const views = remembered<readonly View[]>('lectern.views', Views, [])

const OpenedRecords: z.ZodType<readonly Opened[]> = z
  .array(z.object({ userId: z.number(), path: z.string(), search: z.string(), name: z.string() }))
  .max(maxRecent)

/** B15: the records that were open last in this browser, the newest first; each person is shown their own. */
export const recent = remembered<readonly Opened[]>('lectern.recent', OpenedRecords, [])
