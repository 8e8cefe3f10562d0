import type { ProductKind } from '#features/content/product/product.fields.ts'

/** Numbers count courses, careers, tags and designers from 0; activities go by their titles. */
export interface ProductNote {
  readonly title: string
  readonly overview: string
  readonly kind: ProductKind
  readonly courses?: readonly number[]
  readonly activities?: readonly string[]
  /** Of what is sold together: in how many days it starts and ends. */
  readonly runs?: readonly [from: number, to: number]
  readonly price: number | null
  readonly designer: number
  readonly careers: readonly number[]
  readonly abilities: readonly number[]
  readonly tags: readonly number[]
  readonly madeDaysAgo: number
  /** What became of it; a reason is a reviewer's. */
  readonly moves: readonly (readonly [daysAgo: number, status: Status, reason?: string])[]
}
type Status = 'inner' | 'reviewing' | 'public' | 'rejected' | 'finished'

export const products: readonly ProductNote[] = [
  {
    title: '四天访谈练习营',
    overview: '含四天课程、访谈记录本一册和教师答疑。从开营那天起，每天开放一天的内容。',
    kind: 'course',
    courses: [0],
    runs: [-2, 12],
    price: 199,
    designer: 1,
    careers: [1, 0],
    abilities: [0, 1, 5],
    tags: [0, 2],
    madeDaysAgo: 50,
    moves: [
      [49, 'reviewing'],
      [48, 'rejected', '请在介绍里写明学习期限，以及含不含答疑。'],
      [46, 'reviewing'],
      [45, 'public', '写得很清楚，可以上线。'],
    ],
  },
  {
    title: '数据与表达两门课',
    overview: '《用数据做一个决定》和《把话说明白》一起学：先把事情看清，再把结论说清。',
    kind: 'course',
    courses: [1, 2],
    price: 169,
    designer: 0,
    careers: [2, 5],
    abilities: [8, 9, 11],
    tags: [4, 5],
    madeDaysAgo: 57,
    moves: [
      [56, 'reviewing'],
      [54, 'public'],
    ],
  },
  {
    title: '社区急救周末营',
    overview: '与社区活动室合办的公益课，名额有限，凭兑换码参加。',
    kind: 'course',
    courses: [3],
    runs: [-47, -45],
    price: 0,
    designer: 0,
    careers: [19],
    abilities: [33],
    tags: [10, 12],
    madeDaysAgo: 61,
    moves: [
      [60, 'reviewing'],
      [59, 'public'],
      [30, 'finished'],
    ],
  },
  {
    title: 'From paper to story',
    overview: 'Two weeks, one finding, three minutes of sound. Begin whenever you like.',
    kind: 'course',
    courses: [4],
    price: 99,
    designer: 3,
    careers: [20],
    abilities: [34, 35],
    tags: [6],
    madeDaysAgo: 46,
    moves: [
      [45, 'reviewing'],
      [43, 'public', 'A pleasure to read.'],
    ],
  },
  {
    title: '教师内训：倒着设计一门课',
    overview: '给本校教师的半天内训，先由同事试用，再决定要不要对外。',
    kind: 'activity',
    activities: ['倒着设计一门课'],
    price: 0,
    designer: 1,
    careers: [14],
    abilities: [24],
    tags: [9],
    madeDaysAgo: 22,
    moves: [[20, 'inner']],
  },
  {
    title: '影像入门两则',
    overview: '《看懂镜头》和《三分钟短片脚本》：先学会看，再学会写。',
    kind: 'activity',
    activities: ['看懂镜头', '三分钟短片脚本'],
    price: 29.9,
    designer: 2,
    careers: [6, 7],
    abilities: [12, 14],
    tags: [6],
    madeDaysAgo: 5,
    moves: [[1, 'reviewing']],
  },
  {
    title: '周末手冲体验',
    overview: '在家做一杯好喝的手冲。',
    kind: 'activity',
    activities: ['一杯好喝的手冲'],
    price: 39,
    designer: 0,
    careers: [12],
    abilities: [30],
    tags: [11],
    madeDaysAgo: 16,
    moves: [
      [13, 'reviewing'],
      [11, 'rejected', '介绍里提到「在家做」，但没有写明需要自备哪些器具，请补充后再提交。'],
    ],
  },
  {
    title: '小店开张礼包',
    overview: '',
    kind: 'activity',
    activities: ['小店的账本'],
    price: null,
    designer: 0,
    careers: [11],
    abilities: [],
    tags: [8],
    madeDaysAgo: 3,
    moves: [],
  },
]
