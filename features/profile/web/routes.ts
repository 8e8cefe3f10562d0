import type { Screens } from '#kit/web/screen.ts'

export const profileScreens = {
  '/profile/home': { load: () => import('./ProfileHome.tsx').then((file) => file.ProfileHome) },
} satisfies Screens
