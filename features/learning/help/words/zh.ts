import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const zh: Translation<typeof en> = {
  fields: {
    configId: '配置',
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
  lab: {
    otherKind: '此配置与这段对话的类型不符。',
    make: '转为样例',
    title: '转为参考样例',
    lead: '所选回复连同它之前的情境会成为一条参考样例，学员和老师的姓名、网址、邮箱和电话都会去掉。',
    turn: '回复',
    config: '配置',
    none: '还没有对应的配置。',
    done: '样例已建好。使用前请再读一遍。',
    open: '打开样例',
  },
  off: '这个话题和这次学习没有关系。卡片上的内容我都可以陪你看，你想先看哪一处？',
  ladder: {
    hint: '提示：{{hint}}',
    look: {
      card: '再看看第 {{number}} 张卡片“{{title}}”，哪一处和你的问题有关？',
      number: '再看看第 {{number}} 张卡片，哪一处和你的问题有关？',
      title: '再看看“{{title}}”，哪一处和你的问题有关？',
      alone: '把这张卡片慢慢再读一遍，它到底在问什么？',
    },
    narrow: {
      card: '先走一小步：第 {{number}} 张卡片“{{title}}”里，哪一部分用得上？',
      number: '先走一小步：第 {{number}} 张卡片里，哪一部分用得上？',
      title: '先走一小步：“{{title}}”里，哪一部分用得上？',
      alone: '先走一小步：哪一部分你有把握？从哪里开始不确定？',
    },
    method: {
      card: '在第 {{number}} 张卡片“{{title}}”里找找做法，先不管细节，照着在这里一步一步试。你卡在哪一步？',
      number: '在第 {{number}} 张卡片里找找做法，先不管细节，照着在这里一步一步试。你卡在哪一步？',
      title: '在“{{title}}”里找找做法，先不管细节，照着在这里一步一步试。你卡在哪一步？',
      alone: '自己编一个更简单的例子，先把它做出来，再照同样的步骤做这一题。',
    },
    again: {
      card: '先放一放。读一读第 {{number}} 张卡片“{{title}}”，用自己的话说说它讲了什么。还是不明白，就去问老师，这段对话会一起发过去。',
      number:
        '先放一放。读一读第 {{number}} 张卡片，用自己的话说说它讲了什么。还是不明白，就去问老师，这段对话会一起发过去。',
      title:
        '先放一放。读一读“{{title}}”，用自己的话说说它讲了什么。还是不明白，就去问老师，这段对话会一起发过去。',
      alone: '先放一放。用自己的话说说这张卡片在问什么。还是不明白，就去问老师，这段对话会一起发过去。',
    },
  },
  away: '刚才没能得到回答，这条提示是事先写好的。你也可以去问老师。',
  manners: { tutor: 'AI 导师', partner: 'AI 学伴' },
  prepared: '预设回复',
  sources: '依据',
  source: {
    card: '卡片 {{number}}：{{title}}',
    untitled: '卡片 {{number}}',
    transcript: '文字稿：{{title}}',
    reference: '参考资料：{{title}}',
    file: '文件：{{title}}',
    course: '课程：{{title}}',
    elsewhere: '{{source}}（另一个活动）',
  },
}
