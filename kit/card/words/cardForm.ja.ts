import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './cardForm.en.ts'

export const ja = {
  rubric: {
    label: '評価基準',
    hint: '点数の内訳',
    add: '評価項目',
    title: '評価項目 {{number}}',
    detail: '評価項目 {{number}} で満点に必要なこと',
    detailShort: '満点に必要なこと',
    points: '評価項目 {{number}} の配点',
    unit: '点',
    remove: '評価項目 {{number}} を削除',
  },
  cardForm: {
    order: 'ドラッグまたは Alt+↑↓',
    picture: '画像',
    addPicture: '画像を追加',
    removePicture: '画像を外す',
    explanation: '解説',
    explanationHint: '解答のあとに表示されます。間違えた人に向けて書きましょう。',
  },
  ai: {
    missing: 'AI が接続されていません。学習者には用意した代わりの内容が表示されます。',
    agent: 'エージェント',
    agentDefault: 'システム既定',
  },
  drawn: {
    open: 'プロンプトから作る',
    title: 'プロンプトから画像を作る',
    prompt: '画像の内容',
    placeholder: '早朝の岩場の海岸に立つ灯台',
    styles: 'スタイル',
    size: 'サイズ',
    count: '枚数',
    draw: '生成',
    stop: '中止',
    drawing: '生成中（{{seconds}} 秒）',
    choose: '一枚選んでください',
    picture: '画像 {{number}}',
    take: 'この画像を使う',
    othersStay: '残りの画像はファイルに保存されています。',
    sensitive: '{{message}}（{{words}}）',
    missing: '画像を描ける AI が接続されていません。',
  },
} as const satisfies Translation<typeof en>
