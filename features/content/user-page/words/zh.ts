import type { Translation } from '#kit/i18n/words.ts'
import { zh as creator } from './creator.zh.ts'
import type { en } from './en.ts'

export const zh = {
  record: '创作者主页',
  access: { userPage: '创作者主页' },
  title: '我的主页',
  lead: '审核通过后，访客看到的你。',
  begin: {
    title: '让学员认识你',
    lead: '一页之内：你的形象、从业水平，以及已上线的课程和活动。审核通过后公开。',
    action: '开始制作主页',
  },
  locked: {
    reviewing: '主页正在审核中，要修改请先撤回。',
    public: '主页已上线，要修改请先下线。',
  },
  differs: '个人资料的内容与主页不同。',
  takeOver: '用个人资料更新主页',
  visit: '查看公开的主页',
  sections: {
    person: '个人信息',
    page: '背景与领域',
  },
  fields: {
    avatar: '头像（1:1）',
    nickname: '主页上的名字',
    description: '个人简介',
    backgroundImage: '背景图（3:1）',
    industryLevel: '行业等级',
    tagId: '关联标签',
    tagName: '关联标签',
    status: '状态',
    reviewReason: '审核意见',
    creatorId: '创建人',
    creatorName: '创建人',
    createdAt: '创建时间',
    updatedAt: '更新时间',
  },
  hints: {
    tagId: '选一个最能说明你教什么的已审核标签',
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
  values: { industryLevel: creator.levels },
  rejected: '被驳回：{{reason}}',
  faults: {
    exists: '你已经有主页了，直接修改即可',
  },
} satisfies Translation<typeof en>
