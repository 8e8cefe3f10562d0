import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const zh = {
  label: '参考资料',
  purpose: '延伸阅读：书、论文、网页和活动，排成一份书目。',
  kinds: { book: '图书', paper: '论文', link: '网页', activity: '活动' },
  fields: {
    intro: '推荐理由',
    entries: '资料',
    kind: '资料 {{number}} 的类型',
    title: '题名',
    author: '作者',
    year: '年份',
    page: '页码',
    url: '网址',
    quote: '摘录',
    activityId: '活动编号',
  },
  sources: { book: '出版社', paper: '期刊', link: '网站', activity: '出处' },
  edit: {
    add: '资料',
    addQuote: '摘录',
    remove: '删除资料 {{number}}',
    drag: '移动资料 {{number}}：拖动，或按 Alt 加方向键',
    entry: '资料 {{number}}',
  },
  problems: {
    noEntry: '还没有资料',
    noTitle: '资料 {{number}} 缺题名',
    noUrl: '资料 {{number}} 缺网址',
    badUrl: '资料 {{number}} 的网址要以 http 或 https 开头',
    noActivity: '资料 {{number}} 没有指明活动',
  },
  play: {
    open: '打开',
    openTitled: '在新页面打开“{{title}}”',
    copy: '复制引文',
    copyTitled: '复制“{{title}}”的引文',
    copied: '已复制',
    pages: '第 {{page}} 页',
  },
} satisfies Translation<typeof en>
