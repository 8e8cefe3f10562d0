import { richOf } from '#kit/richText/richText.ts'
import type { CardType } from '#cards/index.ts'
import type { ActivityNote } from './data/cards.ts'
import { filmMs, ringMs, type TourFiles } from './tour.files.ts'

/** A card of the tour: one of the samples of its type, with what is different here. */
export interface TourNote {
  readonly type: CardType
  /** Place among the samples from 0. */
  readonly sample: number
  readonly change?: Readonly<Record<string, unknown>>
}

const note = (type: CardType, sample = 0, change?: TourNote['change']): TourNote => ({
  type,
  sample,
  ...(change && { change }),
})

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })

/** Numbers by which cards of the tour speak of each other, as in the samples. */
const [terms, example, practice, teacherQuestion] = [9433, 9442, 9311, 9202]

const listening = ({ talk, bare, near, film, captions, ring, outline, record }: TourFiles): TourNote[] => [
  note('section', 0, { title: '先学会听', subtitle: '第一部分' }),
  note('text'),
  note('text', 0, {
    id: terms,
    title: '三个词先说清',
    body: {
      type: 'doc',
      content: [
        paragraph('追问：顺着对方刚说的话，再问一层。'),
        paragraph('诱导：问题里已经藏着你想听的答案。'),
        paragraph('复述：用对方的词，把他的话再说一遍。'),
      ],
    },
  }),
  note('image', 0, {
    pictures: [
      {
        id: 'room',
        media: { fileId: talk, alt: '访谈的座位示意：两人坐成直角，桌上放着本子和录音笔。' },
        hotspots: [
          { id: 'seat', x: 0.24, y: 0.4, title: '座位', body: richOf('坐成直角，对方可以不看着你说话。') },
          {
            id: 'recorder',
            x: 0.52,
            y: 0.66,
            title: '录音笔',
            body: richOf('放在看得见的地方，先征得同意。'),
          },
          { id: 'notes', x: 0.74, y: 0.58, title: '本子', body: richOf('只记关键词，眼睛留给对方。') },
        ],
      },
    ],
  }),
  note('compare', 0, {
    title: '开始之前，桌上多了什么？',
    question: '左右拖一拖，找出准备好的两样东西。',
    before: { fileId: bare, alt: '两个人坐在桌边，桌上是空的。' },
    beforeLabel: '刚坐下',
    after: { fileId: talk, alt: '还是这两个人，桌上放好了录音笔和本子。' },
    afterLabel: '准备好了',
  }),
  note('video', 0, {
    title: '一问、一停、一答',
    fileId: film,
    durationMs: filmMs,
    poster: { fileId: near, alt: '', decorative: true, caption: '' },
    captions: [{ id: 'zh', fileId: captions, language: 'zh', label: '' }],
    chapters: [
      { id: 'ask', at: 0, title: '问' },
      { id: 'wait', at: 4, title: '等' },
      { id: 'answer', at: 8, title: '答' },
    ],
  }),
  note('videoQuiz', 0, {
    title: '边看边答：一问、一停、一答',
    fileId: film,
    durationMs: filmMs,
    poster: { fileId: near, alt: '', decorative: true, caption: '' },
    captions: [{ id: 'zh', fileId: captions, language: 'zh', label: '' }],
    chapters: [{ id: 'ask', at: 0, title: '问' }],
    moments: [
      { id: 'm1', at: 3, cardId: 9592, backTo: 0 },
      { id: 'm2', at: 7, cardId: 9593, backTo: 4 },
      { id: 'm3', at: 10, cardId: 9594 },
    ],
  }),
  note('audio', 0, {
    title: '接通之前的两声铃',
    fileId: ring,
    durationMs: ringMs,
    start: 0,
    transcript: '（两声回铃音。用这几秒，把第一个问题在心里念一遍。）',
    voice: '',
  }),
  note('text', 1),
  note('text', 2),
  note('multiple', 1),
  note('scratch'),
  note('flip', 1),
  note('memory'),
  note('file', 0, {
    files: [
      { id: 'outline', fileId: outline, name: '访谈提纲.md', size: 180, licence: 'CC BY 4.0' },
      { id: 'record', fileId: record, name: '记录表.csv', size: 120, licence: '仅供本课程使用' },
    ],
  }),
]

const practising: readonly TourNote[] = [
  note('section', 1),
  note('branch', 1, {
    options: [
      { id: 'a', text: '先看一个例子', next: { to: 'card', cardId: example } },
      { id: 'b', text: '直接练习', next: { to: 'card', cardId: practice } },
    ],
  }),
  note('text', 0, {
    id: example,
    title: '一个例子',
    body: {
      type: 'doc',
      content: [
        paragraph('「你觉得好用吗？」得到的是「还行」。'),
        paragraph('「上一次用它是哪天？」得到的是星期三中午的一件事。'),
      ],
    },
  }),
  note('choice', 0, { id: practice }),
  note('choice', 2),
  note('blanks'),
  note('order'),
  note('timeline', 2),
  note('match'),
  note('markWords'),
  note('speak', 1),
  note('write'),
  note('place'),
  note('crossword'),
  note('maths'),
  note('jump', 1, { targetId: terms, title: '忘了这三个词？', text: '回去看一眼，看完会回到这里。' }),
  note('question', 1, { id: teacherQuestion }),
  note('aiResponse', 1),
  note('composite'),
  note('vocab', 0, { required: false }),
]

const doing = ({ table }: TourFiles): TourNote[] => [
  note('section', 1, { title: '真的去聊一次', subtitle: '第三部分', tone: 'amber' }),
  note('checklist', 1),
  note('aiChat', 1),
  note('assignment', 1),
  note('reference'),
  note('link', 0, { picture: { fileId: table, alt: '桌上的一支录音笔，旁边放着翻开的本子。' } }),
  note('miniApp', 1),
  note('poll'),
  note('branch', 0, {
    options: [
      {
        id: 'wait',
        text: '等三秒，看着对方，轻轻点头',
        next: { to: 'ending', endingId: 'story' },
        feedback: '他喝了口水，自己讲了下去。',
      },
      {
        id: 'why',
        text: '「为什么不用了？是不是太难？」',
        next: { to: 'ending', endingId: 'polite' },
        feedback: '他愣了一下，说：「嗯，可能吧。」',
      },
    ],
  }),
]

export const tourActivity: ActivityNote = {
  title: '用户访谈：从第一句到最后一句',
  description: '看、听、练、聊，再自己去问一次。每一种卡片都在这里。',
  career: 1,
  tags: [0, 2],
  abilities: [0, 1],
  language: 'zh',
  status: 'public',
  cards: [],
}

/** Every card type in one activity: three parts, a choice of paths, cards inside a card, and two endings. */
export const tour = (files: TourFiles): TourNote[] => [...listening(files), ...practising, ...doing(files)]
