import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const zh = {
  title: '帮助',
  lead: '写给每一位使用控制台的人：怎么做…？这里有简短的回答。',
  skip: '跳到正文',
  language: '语言',
  pages: '全部页面',
  contents: '本页内容',
  search: '搜索帮助',
  searchHint: '怎么做…',
  find: '搜索',
  results: '“{{query}}”的解答',
  nothing: '没有找到相关内容。',
  nothingLead: '换一个词试试，比如“兑换码”或“上线”，也可以从列表里选一页。',
  absent: '没有这个页面',
  absentLead: '帮助里没有这个地址。可以搜索，或从页面列表开始。',
  toConsole: '进入控制台',
  previous: '上一页',
  next: '下一页',
  changes: '全部更新',
  changesLead: '按版本列出，取自更新日志，原文为英文。',
  unreleased: '上个版本之后',
  version: '版本 {{version}}',
  groups: {
    begin: '入门',
    make: '制作内容',
    sell: '发放与销售',
    follow: '跟进学员',
    run: '管理平台',
    news: '动态',
  },
} satisfies Translation<typeof en>
