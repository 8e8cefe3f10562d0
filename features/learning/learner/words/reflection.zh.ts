import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './reflection.en.ts'

export const zh = {
  title: '学习反思',
  lead: '现在你觉得自己掌握得怎么样？自评占能力得分的五分之一。',
  rating: '{{number}} 分（满分 5 分）',
  low: '还不会',
  high: '很熟练',
  text: '哪里有收获？哪里还觉得难？',
  left_other: '还能写 {{count}} 个字符',
  send: '保存',
  sending: '正在保存',
  sent: '已保存，随时可以修改。',
} satisfies Translation<typeof en>
