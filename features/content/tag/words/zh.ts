import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const zh = {
  record: '标签',
  access: { tag: '标签' },
  title: '标签',
  lead: '给职业、活动和课程归类的词。审核过的标签才能被选用。',
  new: '新建标签',
  edit: '编辑标签',
  empty: '还没有标签',
  emptyLead: '新建第一个标签并审核，大家就能用了。',
  fields: {
    name: '名称',
    summary: '简介',
    mainImage: '主图（5:3）',
    headImage: '方图（1:1）',
    status: '状态',
    creatorId: '创建人',
    creatorName: '创建人',
    createdAt: '创建时间',
    updatedAt: '更新时间',
  },
  states: {
    pending: '待审核',
    reviewed: '已审核',
  },
  moves: {
    review: '设为已审核',
    unreview: '退回待审核',
  },
} satisfies Translation<typeof en>
