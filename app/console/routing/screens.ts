import type { Screens } from '#kit/feature/web/screen.ts'
import { auditScreens } from '../audits/auditScreens.ts'
import { shellScreens } from './shellScreens.ts'
import { webs } from './webs.ts'

/** What each address shows; an address of the table that is missing here is shown as not built yet. */
export const screens: Screens = Object.assign(
  {},
  ...webs.map((web) => web.screens),
  auditScreens,
  shellScreens,
)
