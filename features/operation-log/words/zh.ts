import type { Translation } from '#kit/words.ts'
import type { en } from './en.ts'

export const zh = {
  fields: {
    actorId: '操作人',
    resource: '对象',
    resourceId: '记录',
    action: '操作',
    before: '变更前',
    after: '变更后',
    at: '时间',
  },
} satisfies Translation<typeof en>
