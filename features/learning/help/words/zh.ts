import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const zh: Translation<typeof en> = {
  fields: {
    activityId: '活动',
    cardId: '卡片',
    clientId: '请求编号',
    manner: '导师或学伴',
    said: '消息',
    hintsUsed: '用过的提示',
    turnId: '回复',
  },
  faults: {
    notOffered: '现在这里没有导师和学伴。',
    enoughHelp: '今天已经问了很多，明天再继续，或者去问老师。',
    silent: '这条回复无法朗读。',
  },
}
