import { z } from 'zod'
import { remembered } from './remembered.ts'
import type { View } from './views.ts'

const Views: z.ZodType<readonly View[]> = z
  .array(z.object({ key: z.string(), href: z.string(), name: z.string().optional() }))
  .max(200)

/** B3: the visited screens of this browser; closed at logout. */
export const views = remembered<readonly View[]>('lectern.views', Views, [])
