import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const ja = {
  access: { profile: '自分のアカウント' },
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
  screen: {
    title: 'プロフィール',
    lead: '作品、メッセージ、審査でほかの人に表示される情報です。',
    save: '保存',
    saved: 'プロフィールを保存しました',
    passwordTitle: 'パスワードの変更',
    passwordLead: '変更すると、ほかの端末のログインは終了します。この端末はそのまま使えます。',
    passwordHint: '{{min}} 文字以上。短い文章がおすすめです',
    change: 'パスワードを変更',
    changed: 'パスワードを変更し、ほかの端末のログインを終了しました',
    sessionsTitle: 'ログイン中の端末',
    sessionsLead: '心当たりのない端末は終了し、パスワードを変更してください。',
    roles: 'ロール',
  },
  own: {
    title: 'アカウント',
    parts: 'このページの項目',
    nav: {
      profile: 'プロフィール',
      password: 'パスワード',
      factors: '2 段階認証',
      language: '言語',
      sessions: '端末',
      orders: '注文',
      data: 'データ',
      close: '退会',
    },
    username: 'ログイン名：{{name}}',
    nicknameHint: '先生やほかの人に表示される名前です',
    addPicture: '画像を設定',
    changePicture: '画像を変更',
    removePicture: '削除',
    removed: '画像を削除しました',
    again: 'もう一度試す',
    languageLead: '画面の表示言語です。教材の言語は変わりません。',
  },
} satisfies Translation<typeof en>
