import type { en } from './platform.en.ts'

export const ja = {
  panel: 'プラットフォームでの配信',
  needsPublishing: '先に公開してください。審査されるのは学習者が見るバージョンです。',
  applyLead:
    '公開中のバージョンを確認し、通過するとプラットフォームの学習者にも届けられ、収益が分配されます。',
  reason: 'プラットフォームから：{{reason}}',
  queue: 'プラットフォーム審査',
  toEditor: 'エディターを開く',
  said: 'プラットフォームより：',
  card: 'カード {{number}}',
  states: { private: '作成者のみ', submitted: '審査中', passed: '承認済み', failed: '不承認' },
  moves: { apply: '配信を申請', pass: '承認する', fail: '不承認にする' },
} satisfies typeof en
