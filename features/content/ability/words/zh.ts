import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const zh = {
  routes: {
    abilityView: '能力详情',
  },
  record: '能力',
  access: { ability: '能力' },
  title: '能力',
  lead: '学完以后会做什么。职业由能力组成。',
  new: '新建能力',
  edit: '编辑能力',
  empty: '还没有能力',
  emptyLead: '写下学员将学会的一件事，提交审核后即可使用。',
  page: { label: '学员看到的样子', courses_other: '{{count}} 门推荐课程' },
  sections: {
    basics: '基本信息',
    pictures: '图片',
    courses: '推荐课程',
  },
  fields: {
    name: '名称',
    summary: '描述',
    mainImage: '主图（5:3）',
    headImage: '方图（1:1）',
    recommendedCourses: {
      label: '推荐课程',
      courseId: '课程',
      title: '课程名称',
      marketPrice: '市场价（元）',
    },
    status: '状态',
    reviewReason: '审核意见',
    givenBack: '被驳回',
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
