import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const ja = {
  access: {
    abilityOverview: '能力の概要',
    activityOverview: 'アクティビティの概要',
    careerOverview: '職業の概要',
    courseOverview: 'コースの概要',
    productOverview: '商品の概要',
  },
  next: '次にすること',
  part: '{{value}} / {{whole}}',
  figures: {
    activityCount: 'アクティビティ',
    activities: 'アクティビティ',
    careers: '職業',
    courses: 'コース',
    enrolled: '受講中の学習者',
    finished: '修了した割合',
    learners: '学習者',
    paid: '支払い済みの注文',
    products: '商品',
    redeemed: '引き換え済みコード',
    salePrice: '価格',
    score: '平均得点',
  },
  waiting: {
    ability: { draft: '今は作成者だけに見えます。審査で承認されると、だれでも使えます。' },
    activity: {
      draft: '今は作成者だけに見えます。公開すると、学習者が始められます。',
      hidden: '今は公開していません。もう一度公開すると、学習者が始められます。',
      public: '学習者にまだ見えていない変更があります。',
    },
    career: { draft: '今は作成者だけに見えます。審査で承認されると、だれでも使えます。' },
    course: {
      draft: '今は作成者だけに見えます。公開すると、販売できます。',
      closed: '公開を停止しており、新しい学習者は入れません。続けるには、もう一度公開してください。',
    },
    product: {
      draft: 'まだだれも購入できません。審査で承認されると、公開されます。',
      inner: '今は内部の人だけがコードを引き換えられます。審査で承認されると、公開されます。',
      rejected: '審査で差し戻されました。指摘された点を直して、もう一度提出してください。',
    },
  },
  steps: {
    finish: '公開するには、まだ足りないものがあります。',
    place: 'まだどのコースにも入っていません。コースに追加すると、学習者が見つけられます。',
    sell: 'まだどの商品にも入っていないため、だれも学習できません。',
    codes: 'まだコードがありません。発行すると、学習者が引き換えられます。',
    share: '準備ができました。見てほしい人にリンクを送りましょう。',
  },
  actions: {
    finish: '編集を続ける',
    place: 'コースに追加',
    sell: '商品を作成',
    codes: 'コードを発行',
    share: 'リンクを表示',
  },
} satisfies Translation<typeof en>
