import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './creator.en.ts'

export const zh = {
  noBackground: '背景图',
  noName: '你的名字',
  noDescription: '几句话介绍自己',
  noTag: '标签',
  noLevel: '等级',
  levels: {
    beginner: '新人',
    practitioner: '从业者',
    senior: '资深从业者',
    expert: '专家',
    leader: '领军人物',
  },
  courses: '课程',
  activities: '活动',
  nothing: '还没有公开的内容。课程和活动上线后会自动出现在这里。',
} satisfies Translation<typeof en>
