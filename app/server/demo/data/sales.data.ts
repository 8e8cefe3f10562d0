/** Numbers count products, batches and learners from 0; the first learner is the one with whom a visitor looks around. */
interface BatchNote {
  readonly name: string
  readonly product: number
  readonly quantity: number
  /** Printed under the QR pictures; without it there are none. */
  readonly title?: string
  readonly channel: string
  readonly madeDaysAgo: number
  /** In how many days its codes end; negative: so many days ago. */
  readonly expiresIn?: number
  readonly downloadedDaysAgo?: number
  /** How many codes were taken back, when and why. */
  readonly revoked?: readonly [count: number, daysAgo: number, reason: string]
}

export const batches: readonly BatchNote[] = [
  {
    name: '线下读书会：访谈营',
    product: 0,
    quantity: 30,
    title: '四天访谈练习营',
    channel: '线下读书会',
    madeDaysAgo: 20,
    expiresIn: 60,
    downloadedDaysAgo: 19.8,
    revoked: [2, 11, '两张卡片在活动现场遗失。'],
  },
  {
    name: '公众号专栏赠课',
    product: 1,
    quantity: 24,
    channel: '公众号',
    madeDaysAgo: 50,
    expiresIn: 90,
    downloadedDaysAgo: 49.9,
  },
  {
    name: '社区活动室报名',
    product: 2,
    quantity: 16,
    title: '社区急救周末营',
    channel: '社区活动室',
    madeDaysAgo: 58,
    expiresIn: -30,
    downloadedDaysAgo: 57.6,
  },
  { name: 'Library evenings', product: 3, quantity: 12, channel: 'Library', madeDaysAgo: 42 },
  // By then nobody could begin it any more: the batch fails.
  { name: '社区急救周末营（补发）', product: 2, quantity: 10, channel: '社区活动室', madeDaysAgo: 24 },
]

type Redemption = readonly [learner: number, batch: number, daysAgo: number, medium?: 'qr']

export const redemptions: readonly Redemption[] = [
  [3, 2, 55.6, 'qr'],
  [5, 2, 54.2, 'qr'],
  [6, 2, 53.7],
  [8, 2, 52.3, 'qr'],
  [10, 2, 50.1, 'qr'],
  [9, 2, 49.4],
  [1, 1, 46.9],
  [11, 3, 39.7],
  [2, 1, 38.2],
  [12, 3, 34.4],
  [4, 1, 33.8],
  [10, 1, 29.1],
  [7, 1, 21.5],
  [13, 3, 18.6],
  [0, 1, 16.4],
  [6, 0, 12.7, 'qr'],
  [14, 1, 12.3],
  [9, 0, 10.6],
  [1, 0, 9],
  [2, 0, 8.1, 'qr'],
  [0, 0, 6.2, 'qr'],
  [3, 0, 5.4, 'qr'],
  [5, 0, 4.2],
  [8, 0, 3.3, 'qr'],
]

interface PaymentNote {
  readonly learner: number
  readonly product: number
  readonly daysAgo: number
  readonly paid?: number
  readonly cancelled?: number
  readonly refunded?: readonly [daysAgo: number, reason: string]
}

export const payments: readonly PaymentNote[] = [
  { learner: 5, product: 1, daysAgo: 27.3, paid: 27.1, refunded: [24.5, '拍错了，想先学访谈营。'] },
  { learner: 14, product: 3, daysAgo: 25, cancelled: 22 },
  { learner: 3, product: 1, daysAgo: 19, paid: 18.6 },
  { learner: 12, product: 1, daysAgo: 15.2, paid: 15.1 },
  { learner: 6, product: 3, daysAgo: 11.2, cancelled: 9 },
  { learner: 4, product: 0, daysAgo: 7.5, paid: 7.3 },
  { learner: 7, product: 0, daysAgo: 5.1, paid: 4.9 },
  { learner: 10, product: 0, daysAgo: 1.4 },
  { learner: 13, product: 1, daysAgo: 0.1 },
]

/** How far the first learner is, by course: days or sections; a half is one that was only begun. */
export const studentProgress: Readonly<Record<number, number>> = { 0: 2, 1: 1.5, 2: 2 }
