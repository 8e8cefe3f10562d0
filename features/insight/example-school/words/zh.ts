import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const zh = {
  access: { exampleSchool: '示例学校' },
  record: '示例学校',
  fields: { goes: '已移除', stays: '已保留' },
  faults: {
    alreadyThere: '示例学校已经在了',
    byOneOfIt: '你现在用的是示例学校的账号，请用自己的账号登录后再移除',
  },
  offer: {
    title: '也可以先看看样子',
    lead: '课程、兑换码、订单和学员都是虚构的，只在控制台里看得到，随时可以移除。',
    fill: '填入示例学校',
  },
  filling: '正在生成示例学校：第 {{done}} 部分，共 {{total}} 部分',
  failed: '示例学校没有生成完，已生成的部分都在。',
  shown: '控制台里有一所示例学校，其中的人和订单都是虚构的。',
  retry: '继续生成',
  cancel: '取消',
  remove: '移除',
  filled: '示例学校已就绪',
  confirm: {
    title: '移除示例学校？',
    goes: '以下内容会被彻底移除：',
    stays: '以下内容会保留，因为你自己的记录用到了：',
    nothing: '没有可移除的内容。',
    keep: '先保留',
  },
  removed: '示例学校已移除',
  removedBut_other: '示例学校已移除；有 {{count}} 条记录因为你自己的记录用到而保留',
  kinds: {
    people: '人员：{{count}}',
    careers: '职业：{{count}}',
    abilities: '能力：{{count}}',
    tags: '标签：{{count}}',
    activities: '活动：{{count}}',
    courses: '课程：{{count}}',
    products: '产品：{{count}}',
    codes: '兑换码：{{count}}',
    orders: '订单：{{count}}',
    learnings: '学员学习的活动：{{count}}',
    works: '作业：{{count}}',
    messages: '消息：{{count}}',
    files: '文件：{{count}}',
  },
} as const satisfies Translation<typeof en>
