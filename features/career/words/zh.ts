import type { Translation } from '#kit/words.ts'
import type { en } from './en.ts'

export const zh = {
  title: '职业',
  lead: '学习者要成为谁。每个职业由若干能力组成，审核后才会公开。',
  new: '新建职业',
  edit: '编辑职业',
  empty: '还没有职业',
  emptyLead: '先写名称和简介，能力可以以后再加。',
  audit: {
    title: '待审核的职业',
    lead: '先看看它上线后的样子，再决定通过，或说明要改哪里。',
    empty: '没有待审核的职业',
    emptyLead: '有人提交审核后，就会出现在这里。',
  },
  order: {
    title: '调整顺序',
    lead: '拖动，或按 Alt 加上下方向键；每次移动立即保存。',
    move: '移动「{{name}}」',
  },
  sections: {
    basics: '基本信息',
    links: '能力与标签',
  },
  fields: {
    name: '名称',
    summary: '简介',
    cover: '封面（16:9）',
    abilityIds: '能力',
    abilityId: '能力',
    tagIds: '标签',
    tagId: '标签',
    tags: '标签',
    abilities: '能力',
    abilityCount: '能力数',
    order: '排序',
    status: '状态',
    reviewReason: '审核意见',
    creatorId: '创建人',
    creatorName: '创建人',
    createdAt: '创建时间',
    updatedAt: '更新时间',
  },
  states: {
    draft: '草稿',
    reviewing: '审核中',
    public: '已上线',
  },
  moves: {
    submit: '提交审核',
    approve: '通过',
    reject: '驳回',
    withdraw: '撤回',
    online: '上线',
    offline: '下线',
  },
  rejected: '被驳回：{{reason}}',
} satisfies Translation<typeof en>
