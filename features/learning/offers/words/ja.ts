import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const ja = {
  access: { offers: 'カタログ' },
  title: 'カタログ',
  lead: '学べるコースとアクティビティの一覧です。ログインしなくても見られます。',
  leadInside: '学べるコースとアクティビティの一覧です。',
  discover: '見つける',
  all: 'カタログをすべて見る',
  search: '検索',
  searchHint: 'タイトル、職業、能力、タグ',
  clearSearch: '検索語を消す',
  filters: {
    kind: '種類',
    careerId: '職業',
    abilityId: '能力',
    tagId: 'タグ',
    option: '{{label}}（{{count}}）',
    clear: '条件をすべて解除',
  },
  kinds: { product: '商品', course: 'コース', activity: 'アクティビティ' },
  free: '無料',
  trial: '無料で試せます',
  held: '入手済み',
  found_other: '{{count}}件を表示中',
  more: 'もっと見る',
  loading: '読み込み中',
  retry: '再試行',
  empty: 'まだ学べるものがありません',
  emptyLead:
    'だれでも学べる内容が公開されると、ここに表示されます。コードがあれば自分のコースを受け取れます。',
  allHeld: 'いま学べるものは、すべて入手済みです。',
  redeem: 'コードを引き換える',
  none: '条件に合うものがありません',
  noneLead: '別の言葉で検索するか、条件を減らしてください。',
  clearAll: '最初からやり直す',
} satisfies Translation<typeof en>
