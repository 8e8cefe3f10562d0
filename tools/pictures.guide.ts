import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { guideSetup } from '#app/server/guide.ts'

/** The languages that the guide's pictures are taken in; the pages of the others show those in English. */
export const pictureLanguages = ['zh', 'en'] as const
export type PictureLanguage = (typeof pictureLanguages)[number]

export const guidePictures = join(guideSetup.folder, 'pictures')

/** What a picture of the guide shows: a screen as a super administrator sees it, what is waited for, and what is done on it first. */
export interface GuideShot {
  readonly name: string
  readonly path: string
  readonly ready: string
  readonly first?: (page: Page) => Promise<void>
}

/** Finds the first record that some filters let through. */
export type FindId = (path: string, filters: object) => Promise<number>

const rows = '[data-row]'
const openFirstRow = async (page: Page): Promise<void> => {
  await page.locator(rows).first().click()
}

/** The guide's pictures, from the demonstration school. */
export const guideShots = async (findId: FindId): Promise<readonly GuideShot[]> => {
  const activity = await findId('course/activity', { title: '问出一次具体的经历' })
  const course = await findId('course/lession', { status: 'public' })
  const product = await findId('course/product', { status: 'public' })
  return [
    { name: 'home', path: '/dashboard', ready: 'main h1' },
    { name: 'activities', path: '/manage/activity/list', ready: rows },
    { name: 'editor', path: `/manage/activity/edit?id=${activity}`, ready: '.editor' },
    { name: 'courses', path: `/manage/lession/edit?id=${course}`, ready: '[data-field=title]' },
    { name: 'products', path: `/manage/product/view?id=${product}`, ready: 'main h1' },
    { name: 'codes', path: '/exchange/task/index', ready: rows },
    { name: 'learners', path: '/datas/studys/statistics', ready: 'main h2' },
    { name: 'messages', path: '/msgs/teachered/list', ready: rows, first: openFirstRow },
    { name: 'reviews', path: '/audits/product', ready: rows },
    { name: 'people', path: '/datas/roles/list', ready: rows },
    { name: 'ai', path: '/configs/agentList', ready: rows },
    { name: 'account', path: '/profile/pwd', ready: 'main h1' },
  ]
}
