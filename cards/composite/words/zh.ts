import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const zh = {
  label: '组合卡片',
  purpose: '把几张卡片合成一张：按顺序、随机，或从题库里抽取。',
  fields: {
    intro: '开场白',
    introHint: '显示在卡片之前的一页。不写就直接开始。',
    cards: '里面的卡片',
    order: '顺序',
    draw: '每人抽几张',
    showResult: '最后显示结果页',
    result: '结果页上的话',
  },
  orders: { fixed: '按编写顺序', shuffled: '随机顺序', drawn: '从题库抽取' },
  edit: { inRail: '在左侧列表中添加和编辑。', of: '共 {{count}} 张' },
  problems: { noCards: '里面还没有卡片', drawTooMany: '最多只能抽 {{count}} 张' },
  play: {
    parts_other: '共 {{count}} 部分',
    result: '你的结果',
    score: '得分 {{earned}} / {{possible}}',
    done: '已完成',
    open: '未完成',
    short: '没有全对',
  },
} satisfies Translation<typeof en>
