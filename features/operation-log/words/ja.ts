import type { Translation } from '#kit/words.ts'
import type { en } from './en.ts'

export const ja = {
  fields: {
    actorId: '操作者',
    resource: '対象',
    resourceId: 'レコード',
    action: '操作',
    before: '変更前',
    after: '変更後',
    at: '日時',
  },
} satisfies Translation<typeof en>
