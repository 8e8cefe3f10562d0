import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './help.en.ts'

export const zh = {
  manners: { label: '谁来帮你' },
  lead: { tutor: '讲解和提示都有，答案靠你自己找。', partner: '陪你聊聊这个活动。' },
  close: '关闭',
  log: '对话',
  you: '我',
  loading: '加载中',
  writing: '{{name}}正在输入…',
  empty: { tutor: '哪里卡住了？', partner: '想聊点什么？' },
  starters: {
    tutor: { first: '给我一点提示', second: '换个说法解释这道题', third: '前面哪里讲过这个？' },
    partner: { first: '我们一起来想一想', second: '这里讲的是什么？', third: '学这个有什么用？' },
  },
  say: '想说的话',
  send: '发送',
  stop: '停止',
  stopped: '已停止',
  left_other: '还可以输入 {{count}} 个字符',
  today_other: '今天还可以问 {{count}} 次',
  madeByAi: '由 AI 生成，可能有误。',
  askTeacher: '问老师',
  talkGoesAlong: '你的对话会一起发给老师，不用再解释一遍。',
  end: { title: '今天就问到这里吧', lead: '你问了很多，这很好。明天可以接着问，现在也可以去问老师。' },
  trouble: {
    failed: '没有收到回复，你写的内容还在这里。',
    offline: '网络断开了，你写的内容还在这里，联网后再发送就好。',
  },
  retry: '重试',
  aloud: { play: '朗读', stop: '停止朗读', trouble: '没能朗读出来。' },
} satisfies Translation<typeof en>
