import type { Translation } from '#kit/words.ts'
import type { en } from './en.ts'

export const ja = {
  faults: {
    tooManyAttempts_other: '現在のパスワードの誤りが続いたため、{{count}} 分後にもう一度お試しください',
  },
  problems: {
    wrongPassword: '現在のパスワードが正しくありません',
    samePassword: '現在と異なるパスワードを入力してください',
  },
  fields: {
    nickname: 'ニックネーム',
    description: '自己紹介',
    avatar: 'プロフィール画像',
    oldPassword: '現在のパスワード',
    newPassword: '新しいパスワード',
  },
} satisfies Translation<typeof en>
