import { abilityScreens } from '#features/ability/web/routes.ts'
import { activityScreens } from '#features/activity/web/routes.ts'
import { careerScreens } from '#features/career/web/routes.ts'
import { profileScreens } from '#features/profile/web/routes.ts'
import { tagScreens } from '#features/tag/web/routes.ts'
import type { Screens } from '#kit/web/screen.ts'
import { shellScreens } from './shellScreens.ts'

/** What each address shows; an address of the table that is missing here is told to be on its way. */
export const screens: Screens = {
  ...abilityScreens,
  ...activityScreens,
  ...careerScreens,
  ...profileScreens,
  ...tagScreens,
  ...shellScreens,
}
