import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const zh = {
  label: '跳转',
  purpose: '跳到另一张卡片，或另一个活动、能力、课程。',
  fields: {
    kind: '跳到',
    targetId: '目标',
    text: '给学员看的话',
    label: '按钮文字',
    labelHint: '不写就用默认文字',
    how: '打开方式',
    follow: '学员',
  },
  kinds: { card: '卡片', activity: '活动', ability: '能力', course: '课程' },
  ways: { replace: '从那里继续', over: '看完回到这里', new: '在新页面打开' },
  follow: { must: '必须跳转', may: '可以不跳，直接继续' },
  edit: {
    textExample: '例如：这一段我们再看一遍',
    condition: '只在某些情况下跳转：在下方“规则与能力”里加条件。',
  },
  problems: {
    no: {
      card: '请选择要跳到的卡片',
      activity: '请选择要跳到的活动',
      ability: '请选择要跳到的能力',
      course: '请选择要跳到的课程',
    },
  },
  incomplete: '打开后才能继续',
  play: {
    goes: '换个地方继续',
    leads: '点“继续”就会过去。',
    there: '去看看',
    opened: '已经去过了',
    notHere: '在这里打不开。',
  },
} satisfies Translation<typeof en>
