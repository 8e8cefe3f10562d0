import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const zh = {
  label: '链接',
  purpose: '带学员去别处的网页：新页面打开，或直接嵌在卡片里。',
  incomplete: '打开链接后继续',
  fields: {
    url: '地址',
    urlHint: '网址、邮箱或电话',
    how: '打开方式',
    label: '按钮文字',
    description: '说明',
  },
  how: { newPage: '新页面打开', embedded: '嵌在卡片里' },
  edit: {
    embedHint: '有些网站不允许嵌入。看右边的手机：它显示什么，学员就看到什么。',
  },
  problems: {
    noUrl: '地址还没填',
    badUrl: '这个地址打不开，请检查一下',
    notEncrypted: '嵌在卡片里的地址要以 https 开头',
  },
  play: {
    open: '打开',
    write: '写邮件',
    call: '拨打电话',
    newPage: '在新页面打开',
    frame: '{{host}} 的页面',
    elsewhere: '没有显示？在新页面打开',
    opened: '已打开',
  },
} satisfies Translation<typeof en>
