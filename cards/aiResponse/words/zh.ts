import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const zh = {
  label: 'AI 回应',
  purpose: '根据学员之前的回答，由 AI 为每个人写一段话。',
  incomplete: '正在写，请稍等。',
  fields: {
    intro: '引言',
    prompt: '给 AI 的任务',
    promptHint: '学员看不到',
    output: '形式',
    length: '篇幅',
    regenerations: '可以重写几次',
    fallback: 'AI 不可用时显示',
    fallbackHint: '学员会看到这段话',
  },
  outputs: { text: '文字', table: '表格', image: '图片' },
  lengths: { short: '短', medium: '中', long: '长' },
  edit: {
    insert: '插入学员的回答',
    noCards: '前面还没有卡片',
    imageLater: '目前还不能生成图片，学员会看到备用内容。',
    advanced: '更多',
  },
  problems: {
    noPrompt: '给 AI 的任务还没写',
    otherReads: '任务里提到的卡片已变化，修改一下文字即可更新',
    noFallback: '还没写 AI 不可用时显示什么',
  },
  play: {
    kicker: '写给你',
    writing: '正在写…',
    written: '写好了',
    again: '换一个回答',
    left_other: '还可以换 {{count}} 次',
    retry: '再试一次',
    madeByAi: '由 AI 生成，可能有误。',
  },
} satisfies Translation<typeof en>
