import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const zh = {
  label: '排序题',
  purpose: '把步骤、时间或观点排成正确的顺序。',
  fields: {
    question: '题目',
    items: '条目（按正确顺序写）',
    itemText: '第 {{number}} 条的文字',
    itemNumber: '第 {{number}} 条',
    scoring: '计分',
  },
  scoring: { pairs: '按先后正确的比例给分', exact: '全部排对才得分' },
  edit: {
    shuffled: '每位学员看到的顺序都会打乱。拖动或 Alt+↑↓ 排序',
    question: '从第一步到最后一步…',
    addItem: '条目',
    removeItem: '删除这一条',
    drag: '移动第 {{number}} 条：拖动，或按 Alt 加方向键',
    more: '第 {{number}} 条的更多操作',
  },
  problems: {
    noQuestion: '还没写要排什么',
    fewItems: '至少要有 {{count}} 条',
    emptyItem: '第 {{number}} 条还是空的',
    twinItem: '第 {{number}} 条与前面的重复',
  },
  play: {
    kicker: '排序',
  },
} satisfies Translation<typeof en>
