import { superAdmins } from '#kit/contract/role.ts'
import { phrase } from '#kit/i18n/words.ts'
import { drawerSearchOf } from '#kit/list/web/search/search.ts'
import type { Screens } from '#kit/feature/web/screen.ts'
import { bannerWords } from '../banner.words.ts'
import { banner } from '../banner.contract.ts'

export const bannerScreens = {
  '/datas/banners/list': {
    route: { title: phrase(bannerWords, 'title'), roles: superAdmins, order: 90 },
    load: () => import('./BannerList.tsx').then((file) => file.BannerList),
    search: drawerSearchOf(banner),
  },
} satisfies Screens
