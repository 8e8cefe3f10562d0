import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const ja = {
  record: '汎用音声',
  access: { ttsVoice: '汎用音声', voice: '音声', voiceConnect: '音声の接続' },
  title: '汎用音声',
  lead: 'OpenAI の音声 API に対応したサービスの声です。カードとエージェントが使います。',
  new: '音声を追加',
  edit: '音声を編集',
  empty: '音声はまだありません',
  emptyLead: 'お使いの音声サービスの声を登録して、聞いてみましょう。',
  fields: {
    name: '名前',
    code: '音声コード',
    language: '言語',
    gender: '性別',
    model: 'モデル',
    provider: 'プロバイダー',
    baseUrl: 'アドレス',
    apiKey: 'API キー',
    hasApiKey: 'キー設定済み',
    sampleText: '試聴用の文',
    status: '状態',
    creatorId: '作成者',
    creatorName: '作成者',
    createdAt: '作成日時',
    updatedAt: '更新日時',
  },
  hints: {
    code: 'サービスでの呼び名。例：alloy',
    model: '例：tts-1',
    baseUrl: '空欄ならこのシステムのサービスを使います',
    sampleText: '試聴で読む文。空欄ならいつもの文を読みます',
  },
  values: {
    language: { zh: '中国語', en: '英語', es: 'スペイン語', ja: '日本語' },
    gender: { female: '女性', male: '男性', neutral: '中性' },
  },
  states: { enabled: '有効', disabled: '無効' },
  moves: { disable: '無効にする', enable: '有効にする' },
  connect: 'プロバイダーの音声を接続',
  listen: '試聴',
  stop: '停止',
  sample: 'おはようございます。今日も新しいことを、一歩ずついっしょに学びましょう。',
  problems: {
    address: 'https:// で始まるアドレスを全部入力してください',
    private: 'このアドレスは内部ネットワークです。運用者が AI_ALLOW_HOSTS で許可できます',
    keyAgain: 'アドレスが変わりました。キーをもう一度入力してください',
  },
  faults: {
    disabled: 'この音声は無効になっています',
  },
} satisfies Translation<typeof en>
