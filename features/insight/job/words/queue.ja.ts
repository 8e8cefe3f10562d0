import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './queue.en.ts'

export const ja = {
  values: {
    queue: {
      bookForgottenCalls: '未精算の AI 利用の記帳',
      'forget-call-limits': '呼び出し回数の消去',
      'forget-idempotency-keys': '記憶したリクエストの消去',
      'forget-old': '保存期間を過ぎたデータの削除',
      fillExampleSchool: 'サンプル校の作成',
      foldFigures: '統計の更新',
      forgetCodeGuesses: '引き換えコードの入力ミスの記録の消去',
      forgetFiles: '使われていないファイルの削除',
      forgetPassages: '使われなくなった文章の削除',
      forgetUploads: '未完了アップロードの削除',
      generateCodes: '引き換えコードの生成',
      gradeAnswer: 'AI による採点',
      gradeLeftBehind: '採点漏れの回答の検出',
      makeVectors: 'AI ヘルプ用の資料の準備',
      publishBanners: '予約したバナーの公開',
      readDocuments: 'AI ヘルプ用の文書の読み取り',
      renewAwaited: '遅れている学習記録の更新',
      renewStudies: 'コースの学習記録の更新',
      renewStudiesLeftBehind: '学習記録が未更新のコースの検出',
      speakCards: 'カードの音声の作成',
      sweepSecondFactors: '期限切れの 2 段階認証の消去',
      sweepSessions: '期限切れセッションの消去',
    },
  },
} satisfies Translation<typeof en>
