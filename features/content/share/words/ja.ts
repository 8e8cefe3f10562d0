import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const ja = {
  access: {
    activityShare: 'アクティビティの共有',
    courseShare: 'コースの共有',
    productShare: '商品の共有',
  },
  title: '「{{title}}」を共有',
  published: '「{{title}}」を公開しました',
  link: '公開リンク',
  copy: 'リンクをコピー',
  save: 'QR コードを保存',
  picture: '「{{title}}」へのリンクの QR コード',
  audience: {
    activity: {
      everybody: 'ページは誰でも見られます。ログインすれば、すぐに始められます。',
      enrolled: 'ページは誰でも見られます。学べるのは、これを含むコースや商品を持っている人です。',
    },
    course: {
      enrolled: 'ページは誰でも見られます。学べるのは、コードを引き換えた人です。',
      readers: 'ページは誰でも見られます。公開中の商品でまだ扱っていないため、学べる人はいません。',
    },
    product: { enrolled: 'ページは誰でも見られます。コードを持つ人が引き換えられます。' },
  },
  first: {
    activity: {
      draft: 'このアクティビティはまだ誰にも見えません。先に公開すると、ここにリンクが出ます。',
      hidden: 'このアクティビティは非公開のため、公開ページがありません。先にもう一度公開してください。',
    },
    course: {
      draft: 'このコースはまだ誰にも見えません。先に公開すると、ここにリンクが出ます。',
      closed: 'このコースは非公開のため、公開ページがありません。先にもう一度公開してください。',
    },
    product: {
      draft:
        'この商品はまだ誰にも見えません。先に審査に提出してください。承認されると、ここにリンクが出ます。',
      inner:
        'この商品は内部のみで公開中です。コードを引き換えられるのは内部の人だけで、公開ページはありません。先に審査に提出してください。',
      reviewing: 'この商品は審査中です。承認されると、ここにリンクが出ます。',
      finished: 'この商品は非公開のため、公開ページがありません。先にもう一度公開してください。',
      rejected: 'この商品は差し戻されました。修正してから、もう一度審査に提出してください。',
    },
  },
  next: '次にすること',
  learner: { title: '学習者として開く', lead: '新しいタブで、ほかの人が見るとおりに' },
  place: {
    title: 'コースに入れる',
    lead: '編集できるコース、または新しいコースに',
    course: 'コースを選ぶ',
    new: '新しいコース',
  },
  sell: { title: '商品にする', lead: 'このコースの内容から商品を作ります' },
  codes: {
    title: '引き換えコードを作る',
    lead: 'この商品のコードを一括発行します',
    of: '「{{title}}」のコードを一括発行します',
  },
} satisfies Translation<typeof en>
