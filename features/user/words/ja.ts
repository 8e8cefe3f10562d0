import type { Translation } from '#kit/words.ts'
import type { en } from './en.ts'

export const ja = {
  faults: {
    notYourself: '自分のアカウントにはこの操作を行えません',
    lastSuperAdmin: '有効な特権管理者が少なくとも 1 人必要です',
  },
  problems: {
    username: '3～20 文字の英数字、ドット、ハイフン、アンダースコアを使ってください',
    taken: 'このユーザー名はすでに使われています',
    commonPassword: '推測されやすいパスワードです。別のものにしてください',
    passwordTooShort: 'パスワードは {{min}} 文字以上にしてください',
    passwordIsName: 'ユーザー名と同じパスワードは使えません',
  },
  fields: {
    username: 'ユーザー名',
    nickname: 'ニックネーム',
    password: 'パスワード',
    newPassword: '新しいパスワード',
    roles: '役割',
    role: '役割',
    status: '状態',
    avatar: 'プロフィール画像',
    phone: '電話番号',
    wxOpenid: 'WeChat OpenID',
    unionId: 'UnionID',
    sessionKey: 'セッションキー',
    createdAt: '作成日時',
    lastLoginAt: '最終ログイン',
  },
  states: { valid: '有効', invalid: '無効' },
  moves: { invalidate: '無効にする', validate: '有効にする' },
} satisfies Translation<typeof en>
