import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const zh = {
  record: '敏感词',
  access: { sensitiveWord: '敏感词' },
  title: '敏感词',
  lead: '提示词里有这些词就会被拒绝，形近字母、夹杂符号、繁体、拼音等变形也能识别。',
  new: '新建敏感词',
  edit: '编辑敏感词',
  empty: '还没有敏感词',
  emptyLead: '添加一个词，或者粘贴整份词表，一行一个。',
  fields: {
    word: '词',
    category: '分类',
    note: '备注',
    status: '状态',
    creatorId: '创建人',
    creatorName: '创建人',
    createdAt: '创建时间',
    updatedAt: '更新时间',
    text: '文本',
  },
  states: {
    active: '启用',
    paused: '停用',
  },
  moves: {
    pause: '暂停使用',
    resume: '重新启用',
  },
  lines: {
    repeated: '词表里已有这个词',
    tooLong: '超过了词的长度上限',
    noLetters: '没有可供查找的文字',
  },
  paste: {
    open: '批量粘贴',
    title: '批量粘贴敏感词',
    label: '敏感词，一行一个',
    category: '统一分类',
    add: '添加',
    added_other: '已添加 {{count}} 个词',
    left_other: '有 {{count}} 行没有添加',
    line: '第 {{line}} 行：{{text}}',
    close: '关闭',
  },
  tryOut: {
    open: '试一试',
    title: '用一段文字试试',
    label: '文字',
    run: '检查',
    found: '发现：{{words}}',
    clean: '没有发现敏感词，这样的文字可以通过。',
  },
  values: {
    category: {
      gambling: '赌博',
      drugs: '毒品',
      weapons: '武器',
      violence: '暴力',
      adult: '成人内容',
      swearing: '脏话',
      fraud: '诈骗',
      politics: '政治',
      other: '其他',
    },
  },
} satisfies Translation<typeof en>
