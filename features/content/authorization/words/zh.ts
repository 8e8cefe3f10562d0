import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const zh = {
  record: '助教权限',
  title: '助教权限',
  lead: '谁协助哪门课程或哪个产品，以及各自能做什么。',
  empty: '还没有助教',
  emptyLead: '添加一位助教并勾选权限；没勾选的一律不能做。',
  add: '添加助教',
  change: '修改权限',
  changeTitle: '{{name}}的权限',
  remove: '取消授权',
  removed: '{{name}}不再协助“{{title}}”',
  changed: '已保存{{name}}的权限',
  all: '查看全部',
  needed: '请至少选择一项权限',
  fields: {
    name: '助教',
    targetType: '类型',
    targetTitle: '课程或产品',
    targetId: '课程或产品',
    userId: '助教',
    privilege: '权限',
    privileges: '权限',
    creatorName: '授权人',
    updatedAt: '更新时间',
  },
  values: {
    targetType: { course: '课程', product: '产品' },
    privilege: {
      viewLearners: '查看学员',
      gradeAssignments: '批改作业',
      answerMessages: '回复消息',
      editContent: '编辑内容',
    },
  },
  hints: {
    viewLearners: '有哪些学员、学到哪里、成绩如何。',
    gradeAssignments: '查看学员提交的作业并给出反馈。',
    answerMessages: '学员的提问也会发给这位助教。',
    editContent: '可以像创建人一样修改内容，但不能上线。',
  },
} satisfies Translation<typeof en>
