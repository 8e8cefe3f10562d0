import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const ja = {
  access: { voiceConnect: '音声の接続' },
  title: '音声を接続',
  lead: 'プロバイダーを選び、キーを入力して声を聞いてみましょう。追加した声は、カードとエージェントで使えます。',
  step: 'モデルと音声',
  fields: {
    provider: 'プロバイダー',
    baseUrl: '接続先アドレス',
    apiKey: 'API キー',
    model: '音声モデル',
    language: '言語',
    code: '音声',
  },
  hints: {
    language: '試聴ではこの言語で話します。音声を選ぶときもこの言語の声として表示します。',
    code: 'プロバイダーでの呼び名です（例：alloy）。1 つごとに Enter を押します。',
  },
  values: {
    provider: {
      openai: 'OpenAI（公式）',
      siliconflow: 'SiliconFlow（シリコンフロー）',
      other: 'その他（OpenAI 互換）',
    },
    language: { zh: '中国語', en: '英語', es: 'スペイン語', ja: '日本語' },
  },
  genders: { female: '女性', male: '男性', neutral: '中性' },
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
