import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './help.en.ts'

export const ja = {
  manners: { label: '相談相手' },
  lead: {
    tutor: '説明やヒントを出します。答えは自分で見つけましょう。',
    partner: 'このアクティビティについて一緒に話します。',
  },
  close: '閉じる',
  log: '会話',
  you: '自分',
  loading: '読み込み中',
  writing: '{{name}}が入力しています…',
  empty: { tutor: 'どこでつまずいていますか？', partner: '何について話しましょうか？' },
  starters: {
    tutor: {
      first: 'ヒントをください',
      second: '問題を別の言い方で説明してください',
      third: 'どこで説明されていましたか？',
    },
    partner: {
      first: '一緒に考えてみましょう',
      second: 'これは何の話ですか？',
      third: 'どんなときに役立ちますか？',
    },
  },
  say: 'メッセージ',
  send: '送信',
  stop: '停止',
  stopped: '停止しました',
  left_other: 'あと {{count}} 文字',
  today_other: '今日はあと {{count}} 回質問できます',
  madeByAi: 'AI が書いています。間違うこともあります。',
  askTeacher: '先生に質問する',
  talkGoesAlong: 'ここでの会話も一緒に先生へ届くので、最初から説明する必要はありません。',
  end: {
    title: '今日はここまでにしましょう',
    lead: 'たくさん質問できましたね。続きは明日また質問するか、今すぐ先生に聞いてみてください。',
  },
  trouble: {
    failed: '返信がありませんでした。メッセージはここに残っています。',
    offline: '接続がありません。メッセージはここに残っています。つながったら送信してください。',
  },
  retry: 'もう一度試す',
  aloud: { play: '読み上げる', stop: '読み上げを止める', trouble: '読み上げられませんでした。' },
} satisfies Translation<typeof en>
