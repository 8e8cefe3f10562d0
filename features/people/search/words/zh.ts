import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const zh = {
  access: { search: '搜索' },
  title: '搜索与快捷操作',
  box: '搜索',
  placeholder: '搜索内容、页面和操作，页面也可输入拼音首字母',
  groups: { recent: '最近打开', favourites: '收藏', screens: '页面', commands: '操作', help: '还可以试试' },
  results_other: '{{count}} 条结果',
  searching: '正在搜索…',
  none: '没有找到“{{text}}”',
  noneLead: '可以搜索你有权查看的名称、标题、用户名、订单号和兑换码。换一个更短的词，能找到更多。',
  failed: '内容搜索失败：{{why}}',
  move: '选择',
  open: '打开',
  openTab: '在新标签页打开',
  close: '关闭',
  language: '语言：{{name}}',
  theme: { system: '外观：跟随系统', light: '外观：浅色', dark: '外观：深色' },
  size: { small: '文字和控件：小', medium: '文字和控件：中', large: '文字和控件：大' },
  shortcuts: '键盘快捷键',
  everywhere: '任何页面',
  noShortcuts: '这个页面没有专用的快捷键。',
} as const satisfies Translation<typeof en>
