import { expect, test } from 'vitest'
import { words } from '#app/words/all.ts'
import { findPhrase } from '#kit/speak.ts'
import { languages } from '#kit/words.ts'
import type { RouteTitle } from './routes.ts'

/** Where the heading of a screen is said; the route's own phrase names it in menu, trail, tab and title. */
const headings: Partial<Record<RouteTitle, readonly [namespace: keyof typeof words.en, key: string]>> = {
  careerList: ['career', 'title'],
  abilityList: ['ability', 'title'],
  tagList: ['tag', 'title'],
  activityList: ['activity', 'title'],
  courseList: ['course', 'title'],
  courseAuth: ['course-auth', 'title'],
  productList: ['product', 'title'],
  mediaList: ['file', 'title'],
  codeList: ['exchange-code', 'title'],
  codeTaskList: ['exchange-task', 'title'],
  studyList: ['learning', 'title'],
  studyStatistics: ['statistics', 'title'],
  activityBoard: ['statistics', 'boardTitle'],
  userList: ['user', 'title'],
  roleAccess: ['access', 'title'],
  workList: ['assignment', 'title'],
  orderList: ['order', 'title'],
  bannerList: ['banner', 'title'],
  logList: ['operation-log', 'title'],
  agentList: ['agent', 'title'],
  aiList: ['ai-config', 'title'],
  aiDebug: ['ai-config', 'debug.title'],
  units: ['unit', 'title'],
  voices: ['tts-voice', 'title'],
  voiceTones: ['minimax-voice', 'title'],
  usage: ['ai-usage', 'title'],
  sensitiveWords: ['sensitive-word', 'title'],
  teacherReplies: ['message', 'lists.teachering.title'],
  askTeacher: ['message', 'lists.teachered.title'],
  chatMessages: ['message', 'lists.multiple.title'],
  auditProfile: ['audit', 'queues.user-page.title'],
  auditCareer: ['audit', 'queues.career.title'],
  auditAbility: ['audit', 'queues.ability.title'],
  auditProduct: ['audit', 'queues.product.title'],
  activityReview: ['audit', 'queues.activity.title'],
}

test.each(languages)('a screen has one name in menu, heading and title: %s', (language) => {
  const unlike = Object.entries(headings).flatMap(([title, [namespace, key]]) => {
    const menu = findPhrase(words[language]['shell'] ?? {}, `routes.${title}`)
    const heading = findPhrase(words[language][namespace] ?? {}, key)
    return menu === heading ? [] : [`${title}: ${menu} ≠ ${heading}`]
  })
  expect(unlike).toEqual([])
})
