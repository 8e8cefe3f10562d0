import type { Translation } from '#kit/words.ts'
import type { en } from './en.ts'

export const ja = {
  faults: {
    wrongCredentials: 'ユーザー名またはパスワードが正しくありません',
    lockedOut_other: '失敗が続いたため、{{count}} 分後にもう一度お試しください',
    captchaMissing: '先に認証を完了してください',
    captchaWrong: '認証の有効期限が切れているか、使用済みです。もう一度認証してください',
    roleAbnormal: 'ユーザーの権限に異常があります',
    underReview: 'アカウントは審査中です。しばらくお待ちください',
    accountInvalid: 'このアカウントは無効になっています。管理者にお問い合わせください',
  },
  fields: {
    username: 'ユーザー名',
    nickname: 'ニックネーム',
    password: 'パスワード',
  },
} satisfies Translation<typeof en>
