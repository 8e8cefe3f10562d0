import type { en } from './platform.en.ts'

export const ja = {
  panel: 'プラットフォームでの配信',
  needsPublishing: '先に公開してください。審査されるのは学習者が見る版です。',
  applyLead: '公開中の版を確認し、通過するとプラットフォームの学習者にも届けられ、収益が分配されます。',
  reason: 'プラットフォームから：{{reason}}',
  queue: 'プラットフォーム審査',
  toEditor: 'エディターを開く',
  said: 'プラットフォームより：',
  card: 'カード {{number}}',
  states: { private: '作成者のみ', submitted: '審査中', passed: '通過', failed: '不通過' },
  moves: { apply: '配信を申請', pass: '通過にする', fail: '不通過にする' },
} satisfies typeof en
