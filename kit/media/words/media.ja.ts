import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './media.en.ts'

export const ja = {
  play: '再生',
  pause: '一時停止',
  position: '再生位置',
  timeOf: '{{length}} 中 {{time}}',
  speed: '再生速度',
  rate: '{{rate}}×',
  captions: '字幕',
  captionsOff: '字幕なし',
  fullScreen: '全画面',
  leaveFullScreen: '全画面を終了',
  chapters: 'チャプター',
  slow: 'ゆっくり',
  broken: '再生できませんでした。接続を確認して、もう一度お試しください。',
  retry: 'もう一度試す',
  missing: '再生できるものがありません。',
  watched: '{{share}} 視聴済み',
  listened: '{{share}} 聴取済み',
  needed: '{{needed}} で完了',
  done: '完了',
  noSkip: '戻ることはできますが、先送りはできません。',
} satisfies Translation<typeof en>
