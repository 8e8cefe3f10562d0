import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const ja: Translation<typeof en> = {
  fields: {
    activityId: 'アクティビティ',
    cardId: 'カード',
    clientId: 'リクエスト番号',
    manner: 'チューターまたは学習パートナー',
    said: 'メッセージ',
    hintsUsed: '使ったヒント',
    turnId: '返信',
  },
  faults: {
    notOffered: '今ここではチューターも学習パートナーも利用できません。',
    enoughHelp: '今日はたくさん質問しました。続きは明日にするか、先生に聞いてください。',
    silent: 'この返信は読み上げられません。',
  },
}
