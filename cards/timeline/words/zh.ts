import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const zh = {
  label: '时间轴',
  purpose: '按时间排好的一件件事，逐个看过去，或者由学员排出先后。',
  incomplete: '看完所有时刻后继续',
  outcomes: { noted: '都看过了' },
  fields: {
    mode: '学员做什么',
    question: '说明或题目',
    moments: '时刻（从早到晚写）',
    date: '第 {{number}} 个时刻的时间',
    momentTitle: '第 {{number}} 个时刻的标题',
    body: '第 {{number}} 个时刻的说明',
    view: '显示方式',
    scoring: '计分',
  },
  modes: { walk: '逐个看', arrange: '排先后' },
  modeHints: {
    walk: '所有时刻都看过就算完成，不计分。',
    arrange: '顺序会打乱，答完才显示时间和说明。',
  },
  question: { walk: '讲的是什么', arrange: '从最早到最晚…' },
  views: { steps: '一次一个', list: '列成一列' },
  scoring: { pairs: '按先后正确的比例给分', exact: '全部排对才得分' },
  edit: {
    date: '什么时候，如“约 1450 年”',
    title: '发生了什么',
    body: '再多说几句',
    paste: '可以粘贴“时间、标题”两列',
    add: '时刻',
    remove: '删除这个时刻',
    drag: '移动第 {{number}} 个时刻：拖动，或按 Alt 加方向键',
    more: '第 {{number}} 个时刻的更多操作',
  },
  problems: {
    noQuestion: '还没写要排什么',
    fewMoments: '至少要有 {{count}} 个时刻',
    noDate: '第 {{number}} 个时刻没写时间',
    noTitle: '第 {{number}} 个时刻没有标题',
    twin: '第 {{number}} 个时刻与前面的重复',
  },
  play: {
    arrange: '排先后',
    dates: '时间',
    moment: '第 {{number}} 个时刻',
    previous: '上一个时刻',
    next: '下一个时刻',
    place: '第 {{number}} 个，共 {{total}} 个',
  },
} satisfies Translation<typeof en>
