import type { Translation } from '#kit/words.ts'
import type { en } from './en.ts'

export const zh = {
  title: '学习',
  hello: '{{name}}，你好',
  lead: '几分钟，就能学会一点新东西。',
  begun: '接着学',
  all: '发现',
  learned: '已学完',
  more: '显示更多',
  empty: '这里还没有内容',
  emptyLead: '有活动上线后，就会出现在这里。',
  loading: '加载中',
  retry: '重试',
  toList: '查看全部活动',
  card: {
    minutes_other: '约 {{count}} 分钟',
    count_other: '{{count}} 张卡片',
    seen: '已看 {{seen}} / {{total}} 张',
    start: '开始',
    goOn: '继续',
    stars_other: '{{count}} 颗星，共 3 颗',
  },
  activity: {
    hidden: '这个活动暂时关闭了',
    hiddenLead: '已经开始的同学可以继续学完，现在不能新加入。',
    absent: '没有找到这个活动',
    absentLead: '可能还没有上线，或者链接不完整。',
    failed: '活动没有打开',
  },
  outbox: {
    answers_other: '{{count}} 个回答待联网后发送',
    progress: '网络断开了，学习进度已存在本机。',
    sent: '都发出去了',
    refused: '有一个回答没有被接受：{{reason}}',
  },
  account: {
    menu: '{{name}}的账号',
    console: '去控制台',
    logout: '退出登录',
  },
  enter: {
    title: '欢迎',
    lead: '登录后，从上次的地方接着学。',
    newTitle: '新同学',
    newLead: '起个名字，设个密码，就可以开始。',
    registered: '账号已经建好，登录就能开始学。',
  },
} satisfies Translation<typeof en>
