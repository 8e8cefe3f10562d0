import type { en } from './platform.en.ts'

export const zh = {
  panel: '平台分发',
  needsPublishing: '请先上线活动：平台审核的是学员看到的版本。',
  applyLead: '平台会查看已上线的版本，通过后可推荐给平台学员，收益分成。',
  reason: '平台意见：{{reason}}',
  queue: '平台审核',
  toEditor: '打开编辑器',
  said: '平台意见：',
  card: '第 {{number}} 张卡片',
  states: { private: '仅创作者可见', submitted: '审核中', passed: '已通过', failed: '未通过' },
  moves: { apply: '申请平台分发', pass: '通过', fail: '不通过' },
} satisfies typeof en
