import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const zh = {
  label: '投票',
  purpose: '征求意见：星级、量表、推荐度、选项或几句话。',
  fields: {
    question: '问题',
    kind: '回答方式',
    options: '选项',
    optionText: '看法 {{number}} 的文字',
    optionNumber: '看法 {{number}}',
    stars: '星数',
    steps: '级数',
    low: '最低一级的含义',
    high: '最高一级的含义',
  },
  kinds: {
    stars: '星级',
    scale: '量表',
    nps: '推荐度 0 到 10',
    single: '单选',
    multi: '多选',
    text: '写几句话',
  },
  edit: {
    question: '这一课对你有多大帮助？',
    addOption: '选项',
    removeOption: '删除这个看法',
    drag: '移动看法 {{number}}：拖动，或按 Alt 加方向键',
    more: '看法 {{number}} 的更多操作',
    noRight: '这里没有对错，不计分，作答即完成。',
  },
  problems: {
    noQuestion: '问题还没写',
    fewOptions: '至少要有两个选项',
    emptyOption: '看法 {{number}} 还是空的',
    twinOption: '看法 {{number}} 与前面的重复',
  },
  play: {
    opinion: '说说你的看法',
    many: '说说你的看法，可多选',
    star: '{{value}} 星，共 {{total}} 星',
    step: '{{value}}，满分 {{total}}',
    low: '完全不可能',
    high: '非常可能',
    text: '你的回答',
    left: '还可以写 {{count}} 个字符',
  },
} satisfies Translation<typeof en>
