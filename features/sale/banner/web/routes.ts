import { superAdmins } from '#kit/role.ts'
import { phrase } from '#kit/words.ts'
import { drawerSearch } from '#kit/web/list/rowPaths.ts'
import { searchOf } from '#kit/web/list/search.ts'
import type { Screens } from '#kit/web/screen.ts'
import { bannerWords } from '../banner.words.ts'
import { banner } from '../banner.contract.ts'

const list = searchOf(banner)

export const bannerScreens = {
  '/datas/banners/list': {
    route: { title: phrase(bannerWords, 'title'), roles: superAdmins, order: 90 },
    load: () => import('./BannerList.tsx').then((file) => file.BannerList),
    search: (raw) => ({ ...list(raw), ...drawerSearch(raw) }),
  },
} satisfies Screens
