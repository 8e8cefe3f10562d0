import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const zh = {
  label: '章节',
  purpose: '开启活动的一个部分：标题、封面，以及这一部分的得分。',
  fields: {
    subtitle: '小标题',
    subtitleHint: '标题上方的短语，例如“第一部分”',
    cover: '封面（16:9）',
    tone: '颜色',
  },
  tones: { brand: '蓝', green: '绿', amber: '琥珀', red: '红', grey: '灰' },
  edit: { titleIsHeading: '上面的标题就是章节名。到下一个章节之前的卡片都归它。' },
  problems: { noTitle: '章节还没有标题' },
  play: {
    cards: '这一部分的内容',
    done: '已完成',
    open: '未完成',
    score: '目前得分 {{earned}} / {{possible}}',
  },
} satisfies Translation<typeof en>
