import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './creator.en.ts'

export const ja = {
  noBackground: '背景画像',
  noName: 'あなたの名前',
  noDescription: '自己紹介を数行で',
  noTag: '分野',
  noLevel: '経験',
  levels: {
    beginner: '駆け出し',
    practitioner: '実務者',
    senior: 'ベテラン',
    expert: '専門家',
    leader: '第一人者',
  },
  courses: 'コース',
  activities: 'アクティビティ',
  nothing: '公開中のものはまだありません。コースやアクティビティは公開すると自動で並びます。',
} satisfies Translation<typeof en>
