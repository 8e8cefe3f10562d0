import { expect, test } from 'vitest'
import { findPhrase } from '#kit/i18n/formatPhrase.ts'
import { languages } from '#kit/i18n/words.ts'
import { words } from '#app/words/all.ts'
import { flatten, routeTable } from './routing/routes.ts'

/** Where the heading of a screen is said; the route's own phrase names it in menu, trail, tab and title. */
const headings: Readonly<Record<string, readonly [namespace: string, key: string]>> = {
  '/base/career/list': ['career', 'title'],
  '/base/ability/list': ['ability', 'title'],
  '/base/tag/list': ['tag', 'title'],
  '/manage/activity/list': ['activity', 'title'],
  '/manage/lession/list': ['course', 'title'],
  '/manage/lession/auth': ['course-auth', 'title'],
  '/manage/product/list': ['product', 'title'],
  '/manage/media/list': ['file', 'title'],
  '/exchange/list/index': ['exchange-code', 'title'],
  '/exchange/task/index': ['exchange-task', 'title'],
  '/datas/studys/list': ['learning', 'title'],
  '/datas/studys/statistics': ['statistics', 'title'],
  '/statics/activity/board': ['statistics', 'boardTitle'],
  '/datas/roles/list': ['user', 'title'],
  '/datas/roles/access': ['access', 'title'],
  '/datas/works/list': ['assignment', 'title'],
  '/datas/orders/list': ['order', 'title'],
  '/datas/banners/list': ['banner', 'title'],
  '/datas/logs/list': ['operation-log', 'title'],
  '/datas/jobs/list': ['job', 'title'],
  '/configs/agentList': ['agent', 'title'],
  '/configs/connect': ['ai-connect', 'title'],
  '/configs/aiList': ['ai-config', 'title'],
  '/configs/aiDebug': ['ai-config', 'debug.title'],
  '/configs/units': ['unit', 'title'],
  '/configs/tts': ['tts-voice', 'title'],
  '/configs/minimax': ['minimax-voice', 'title'],
  '/configs/usage': ['ai-usage', 'title'],
  '/configs/words': ['sensitive-word', 'title'],
  '/msgs/teachering/list': ['message', 'lists.teachering.title'],
  '/msgs/teachered/list': ['message', 'lists.teachered.title'],
  '/msgs/multiple/list': ['message', 'lists.multiple.title'],
  '/audits/profile': ['audit', 'queues.user-page.title'],
  '/audits/career': ['audit', 'queues.career.title'],
  '/audits/ability': ['audit', 'queues.ability.title'],
  '/audits/product': ['audit', 'queues.product.title'],
  '/manage/activity/review': ['audit', 'queues.activity.title'],
}

test.each(languages)('a screen has one name in menu, heading and title: %s', (language) => {
  const titles = new Map(flatten(routeTable).map(({ path, title }) => [path, title]))
  const unlike = Object.entries(headings).flatMap(([path, [namespace, key]]) => {
    const title = titles.get(path)
    const menu = findPhrase(words[language][title?.namespace ?? ''] ?? {}, title?.key ?? '')
    const heading = findPhrase(words[language][namespace] ?? {}, key)
    return menu && menu === heading ? [] : [`${path}: ${menu} ≠ ${heading}`]
  })
  expect(unlike).toEqual([])
})
