import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const zh = {
  access: { savedView: '列表视图' },
  faults: { tooMany: '这个列表你已有 {{max}} 个视图，请先删除一个' },
} satisfies Translation<typeof en>
