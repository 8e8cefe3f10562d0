import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const ja = {
  access: { aiConnect: 'AI の接続' },
  title: 'AI を接続',
  lead: 'プロバイダーを選び、キーを入力してモデルを選ぶと、全員が AI を使えるようになります。',
  now: {
    none: 'AI がまだ接続されていません。',
    operator: '全員がサーバーに設定された AI を使っています。',
    agent: '全員が使う AI：',
    pictureAgent: '画像を描く AI：',
    limit: '上限を設定',
  },
  steps: { provider: 'プロバイダーとキー', model: 'モデル' },
  fields: {
    provider: 'プロバイダー',
    baseUrl: '接続先アドレス',
    apiKey: 'API キー',
    model: 'テキスト用モデル',
    pictureModel: '画像用モデル',
  },
  hints: {
    baseUrl: 'OpenAI 互換のアドレスです。例：https://api.example.com/v1',
    apiKey: 'プロバイダーのアカウントで取得します。暗号化して保存し、再表示はしません。',
    model: '文章の作成、学習者との会話、採点に使います。',
    pictureModel: '画像を描けるモデルがあれば選びます。',
  },
  values: {
    provider: {
      deepseek: 'DeepSeek（ディープシーク）',
      qwen: 'Qwen（通義千問）',
      zhipu: '智譜（Zhipu）',
      moonshot: 'Kimi（ムーンショット）',
      siliconflow: 'SiliconFlow（シリコンフロー）',
      minimax: 'MiniMax（ミニマックス）',
      openai: 'OpenAI（公式）',
      openrouter: 'OpenRouter（オープンルーター）',
      other: 'その他（OpenAI 互換）',
    },
  },
  show: 'モデルを表示',
  noList: 'このプロバイダーはモデルの一覧を提供していません。モデル名を入力してください。',
  choose: 'モデルを選択',
  test: '試す',
  tested: '{{seconds}} 秒で回答しました。',
  failed: 'AI が回答しませんでした',
  use: '全員で使う',
  tryFirst: '先に試してください。以後の料金はこのキーに請求されます。',
  done: '全員が {{model}} を使うようになりました。',
  otherKinds: '智譜、Coze、Dify のアシスタントやボットは、エージェントとして追加します。',
  newAgent: 'エージェントを追加',
} satisfies Translation<typeof en>
