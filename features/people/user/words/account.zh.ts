import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './account.en.ts'

export const zh = {
  access: { account: '账号：数据与注销' },
  faults: {
    holdsPublic_other: '这个账号还有 {{count}} 项内容正被他人使用，请先移交',
  },
  problems: {
    wrongPassword: '当前密码不正确',
    notSuccessor: '请选择另一位可以创作内容的同事',
  },
  fields: {
    password: '当前密码',
    handOverTo: '移交给',
  },
  data: {
    title: '我的数据',
    lead: '平台保存的关于你的全部内容，打包成一个 zip：你写过、做过的以 JSON 给出，连同你的文件。',
    action: '下载我的数据',
    preparing: '正在整理你的数据…',
  },
  close: {
    title: '注销账号',
    lead: '你的姓名、头像、联系方式、设置以及无人使用的文件会立即删除。答题和订单以不带姓名的编号保留。注销后无法恢复。',
    action: '注销账号…',
    confirm: '确认注销',
    before: '注销前，建议先下载自己的数据。',
    held: '这些内容仍有人在使用，请选择接手的同事：',
    search: '搜索同事',
    choose: '请选择',
    done: '账号已注销',
  },
  other: {
    action: '注销账号',
    title: '注销“{{name}}”的账号',
    lead: '姓名、头像、联系方式和设置会立即删除，所有登录随即失效。答题和订单以编号保留。注销后无法恢复。',
    done: '账号已注销',
  },
  resources: {
    ability: '能力',
    activity: '活动',
    agent: '智能体',
    career: '职业',
    course: '课程',
    product: '产品',
  },
} satisfies Translation<typeof en>
