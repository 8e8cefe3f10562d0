/** Numbers count courses from 0. */
export const banners = {
  /** Waits for its time. */
  coming: { title: '下一期访谈营开放报名', inDays: 3, cover: 12, madeDaysAgo: 1 },
  /** Went out to everybody. */
  sent: { title: '每天二十分钟，四天学会访谈', sentDaysAgo: 9, cover: 5, madeDaysAgo: 10 },
  /** Greets whoever has just begun. */
  greeting: { title: '欢迎入营：先看开营须知', courses: [0], sentDaysAgo: 14, cover: 17, madeDaysAgo: 15 },
} as const

/** Which learners saw what went out, counted from 0; the first one is still to see it. */
export const viewers: readonly number[] = [1, 2, 4, 6, 7, 9, 10, 12, 14]
/** Some of them put it away. */
export const dismissers: readonly number[] = [2, 7, 10]
