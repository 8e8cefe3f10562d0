import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './account.en.ts'

export const ja = {
  access: { account: 'アカウント：データと退会' },
  faults: {
    holdsPublic_other:
      'このアカウントのコンテンツ {{count}} 件がほかの人に使われています。先に引き継いでください',
  },
  problems: {
    wrongPassword: '現在のパスワードと一致しません',
    notSuccessor: 'コンテンツを作成できる別の人を選んでください',
  },
  fields: {
    password: '現在のパスワード',
    handOverTo: '引き継ぎ先',
  },
  data: {
    title: '自分のデータ',
    lead: '保存されているあなたのデータをすべて 1 つの zip にまとめます。書いたことや行ったことは JSON で、ファイルもそのまま入ります。',
    action: '自分のデータをダウンロード',
    preparing: 'データをまとめています…',
  },
  close: {
    title: '退会する',
    lead: '名前、画像、連絡先、設定、ほかの人が使っていないファイルはすぐに削除されます。解答と注文は名前のない番号で残ります。元には戻せません。',
    action: '退会する…',
    confirm: '退会を確定する',
    before: '先に自分のデータをダウンロードしておくことをおすすめします。',
    held: '次のものはほかの人が使っています。引き継ぐ人を選んでください。',
    search: '同僚を検索',
    choose: '選択してください',
    done: '退会が完了しました',
  },
  other: {
    action: 'アカウントを閉鎖',
    title: '「{{name}}」のアカウントを閉鎖',
    lead: '名前、画像、連絡先、設定はすぐに削除され、すべてのログインが終了します。解答と注文は番号で残ります。元には戻せません。',
    done: 'アカウントを閉鎖しました',
  },
  resources: {
    ability: '能力',
    activity: 'アクティビティ',
    agent: 'エージェント',
    career: '職業',
    course: 'コース',
    product: '商品',
  },
} satisfies Translation<typeof en>
