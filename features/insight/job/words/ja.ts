import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const ja = {
  access: { job: 'バックグラウンド処理' },
  record: 'バックグラウンド処理',
  title: 'バックグラウンド処理',
  lead: 'サーバーが自動で、または後から行う処理です。待機中、実行中、失敗したものを確認できます。',
  fields: { queue: '処理の種類', jobId: '処理 ID', state: '状態' },
} satisfies Translation<typeof en>
