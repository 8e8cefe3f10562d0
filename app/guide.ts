import type { Language } from '#kit/i18n/words.ts'

/** Where the guide is served. */
export const guideAddress = '/help'

/**
 * The pages of the guide, in the order in which they are read, and the screens of the console that each explains: those
 * whose address is one of these or stands below it. `docs/guide` holds them in each language.
 */
export const guideGroups = [
  { name: 'begin', pages: { start: ['/dashboard'], careers: ['/base'] } },
  {
    name: 'make',
    pages: {
      activities: ['/manage/activity', '/manage/media', '/gallery'],
      editor: ['/manage/activity/edit'],
      transfer: ['/manage/activity/import'],
      courses: ['/manage/lession'],
    },
  },
  {
    name: 'sell',
    pages: {
      products: ['/manage/product', '/datas/orders', '/datas/banners'],
      codes: ['/exchange'],
    },
  },
  {
    name: 'follow',
    pages: {
      learners: ['/datas/studys', '/datas/works', '/statics'],
      messages: ['/msgs'],
      reviews: ['/audits', '/manage/activity/review', '/profile/home'],
    },
  },
  {
    name: 'run',
    pages: {
      people: ['/datas/roles', '/datas/logs'],
      ai: ['/configs'],
      account: ['/profile', '/i18n'],
      operator: ['/datas/jobs'],
    },
  },
  { name: 'news', pages: { 'whats-new': [] } },
] as const

const screenPages = guideGroups.flatMap(({ pages }) =>
  Object.entries(pages).flatMap(([page, screens]) => screens.map((screen: string) => ({ page, screen }))),
)

/** The page that explains a screen of the console: the one that names the longest part of its address. */
export function guidePageOf(path: string): string | undefined {
  const fitting = screenPages.filter(({ screen }) => path === screen || path.startsWith(`${screen}/`))
  return fitting.toSorted((one, other) => other.screen.length - one.screen.length)[0]?.page
}

/** The address of a page of the guide; without one, of its list of pages. */
export const guidePath = (language: Language, page?: string): string =>
  `${guideAddress}/${language}${page === undefined ? '' : `/${page}`}`

export const newsPage = 'whats-new'
