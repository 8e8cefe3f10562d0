import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './voices.en.ts'

export const ja = {
  title: '音声を接続',
  lead: 'プロバイダーを選び、キーを入力して声を聞いてみましょう。追加した声は、カードとエージェントで使えます。',
  step: 'モデルと音声',
  model: '音声モデル',
  voices: '音声',
  hints: {
    baseUrl: '海外のアカウントは https://api.minimax.io。空欄なら中国の接続先を使います。',
    language: '試聴ではこの言語で話します。音声を選ぶときもこの言語の声として表示します。',
    code: 'プロバイダーでの呼び名です（例：alloy）。1 つごとに Enter を押します。',
  },
  chooseModel: '先にモデルを選んでください。',
  listen: '{{name}} を試聴',
  stop: '{{name}} を停止',
  useNone: '音声を追加',
  use_other: '{{count}} 件の音声を追加',
  billed: '料金はこのキーに請求されます。',
  done_other: '{{count}} 件の音声を使えるようになりました。',
  toList: '音声の一覧へ',
  byHand: '音声を手動で追加',
} satisfies Translation<typeof en>
