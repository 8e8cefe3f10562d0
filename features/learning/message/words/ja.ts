import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const ja = {
  access: { message: 'メッセージ' },
  problems: { sensitive: 'NG ワードが含まれています：{{words}}' },
  lists: {
    index: {
      title: 'すべてのメッセージ',
      lead: 'あなた宛てのお知らせ、質問、返信です。',
      empty: 'メッセージはまだありません',
      emptyLead: '審査の結果や、学習者の質問と返信がここに届きます。',
    },
    teachering: {
      title: '講師の返信',
      lead: '講師が学習者に返した言葉です。',
      empty: '返信はまだありません',
      emptyLead: '質問や会話に返信すると、ここに残ります。',
    },
    teachered: {
      title: '学習者からの質問',
      lead: '学習者がアクティビティのカードで尋ねた質問です。',
      empty: '質問はまだありません',
      emptyLead: '担当・作成したアクティビティや、返信の権限があるコースの質問がここに届きます。',
    },
    simple: {
      title: 'AI の回答',
      lead: '担当する学習者に AI が返した単発の回答です。',
      empty: 'AI の回答はまだありません',
      emptyLead: 'AI が答えるカードを学習者が開くと、ここに表示されます。',
    },
    multiple: {
      title: 'AI との会話',
      lead: '担当する学習者と、カードの AI、チューター、学習パートナーとの会話です。',
      empty: '会話はまだありません',
      emptyLead: '学習者がカードの AI、チューター、学習パートナーと話すと、ここに表示されます。',
    },
  },
  fields: {
    content: '内容',
    type: '種類',
    activityId: 'アクティビティ',
    senderId: '送信者',
    createdAt: '日時',
    fileIds: 'ファイル',
  },
  values: {
    type: {
      message: 'お知らせ',
      teachering: '返信',
      teachered: '質問',
      simple: 'AI の回答',
      multiple: 'AI との会話',
    },
  },
  tabs: { all: 'すべて', unread: '未読', read: '既読', label: '既読と未読' },
  row: {
    unread: '未読',
    you: '自分',
    system: 'システム',
    answered: '返信済み',
    waiting: '返信待ち',
    along: { tutor: 'チューターとの会話つき', partner: '学習パートナーとの会話つき' },
    files_other: 'ファイル {{count}} 件',
  },
  actions: {
    readPage: 'このページを既読にする',
    readAll: 'すべて既読にする',
    marked_other: '{{count}} 件を既読にしました',
    next: '次の未読',
    noNext: '未読はもうありません。',
    keys: 'キー：/ 検索、j・k 移動、Alt N 次の未読',
  },
  thread: {
    label: '会話',
    choose: 'メッセージを選んでください',
    chooseLead: 'その会話がここに表示されます。',
    ai: 'AI',
    author: 'クリエイターが用意した文',
    along: '質問の前の会話です。質問と一緒に送られました。',
    isNew: '新着',
    open: '「{{title}}」を開く',
    openRecord: '該当の項目を開く',
    openSessions: '自分のログインを見る',
    card: 'カード「{{title}}」',
    noReply: 'この会話は閲覧できます。返信できるのは、メッセージに答える権限のある人です。',
    notice: 'お知らせには返信できません。',
    files: 'ファイル',
  },
  reply: {
    label: '返信',
    placeholder: '返信を書く',
    send: '送信',
    sent: '返信を送信しました',
    kept: '送信していなかった内容を戻しました。',
    offline: '接続がありません。返信はこの端末に残っています。つながったら送信してください。',
    attach: 'ファイルを追加',
    remove: '{{name}} を外す',
    sending: '{{percent}}%',
    waits: 'ファイルを送信中です。',
  },
  told: {
    approved: '「{{title}}」が承認されました。',
    rejected: '「{{title}}」が差し戻されました。',
    newDevice:
      '新しい端末でログインがありました：{{device}}（{{address}}）。心当たりがない場合は、パスワードを変更し、ほかのログインを終了してください。',
    newDeviceUnnamed:
      '不明な端末からログインがありました（{{address}}）。心当たりがない場合は、パスワードを変更し、ほかのログインを終了してください。',
    triesAtSignIn:
      'パスワードを知られている可能性があります。{{address}} から正しいパスワードでログインがあり、2 段階認証の失敗が続きました。心当たりがない場合は、パスワードを変更してください。',
    triesToConfirm:
      'ログイン中の画面（{{address}}）で、本人確認の失敗が続きました。心当たりがない場合は、ほかのログインを終了し、パスワードを変更してください。',
    factorAdded:
      '2 段階認証に「{{name}}」が追加されました。心当たりがない場合は、パスワードを変更し、管理者に連絡してください。',
    factorRemoved:
      '2 段階認証から「{{name}}」が削除されました。心当たりがない場合は、パスワードを変更し、ほかのログインを終了してください。',
    factorsReset: '管理者が 2 段階認証をすべて解除しました。いつでも設定し直せます。',
    codesRenewed:
      '新しいリカバリーコードが発行され、以前のコードは使えなくなりました。心当たりがない場合は、パスワードを変更し、ほかのログインを終了してください。',
    codeUsed:
      'リカバリーコードが使われました（{{address}}）。残りは {{left}} 個です。心当たりがない場合は、パスワードを変更し、ほかのログインを終了してください。',
  },
  faults: { notAnswerable: 'お知らせには返信できません。' },
} satisfies Translation<typeof en>
