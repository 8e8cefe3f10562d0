import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const ja = {
  label: 'スクラッチ',
  purpose: '文章・画像・コードをカバーで隠し、こすって見つけてもらいます。',
  incomplete: 'こすって中を見ると先へ進めます',
  fields: {
    instruction: '先に考えること',
    kind: '隠すもの',
    text: '文章',
    picture: '画像',
    code: 'コード',
    coverText: 'カバーの文字',
    coverColour: 'カバーの色',
    coverPicture: 'カバーの画像',
    brush: 'こする太さ',
    revealShare: 'すべて見える割合',
  },
  kinds: { text: '文章', picture: '画像', code: 'コード' },
  edit: { pixels: 'ピクセル' },
  problems: {
    noText: '隠す文章がありません',
    noPicture: '隠す画像がありません',
    noCode: '隠すコードがありません',
  },
  play: {
    scratch: 'ここをこする',
    reveal: 'すぐに見る',
    revealed: '見えました：{{text}}',
    copy: 'コピー',
    under: '隠れていたもの',
  },
} satisfies Translation<typeof en>
