import { drawerSearch } from '#kit/web/list/rowPaths.ts'
import { searchOf } from '#kit/web/list/search.ts'
import type { Screens } from '#kit/web/screen.ts'
import { banner } from '../banner.contract.ts'

const list = searchOf(banner)

export const bannerScreens = {
  '/datas/banners/list': {
    load: () => import('./BannerList.tsx').then((file) => file.BannerList),
    search: (raw) => ({ ...list(raw), ...drawerSearch(raw) }),
  },
} satisfies Screens
