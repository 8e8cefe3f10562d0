import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const ja = {
  label: '画像',
  purpose: 'じっくり見る画像です。ポイントをタップすると説明が読めます。',
  fields: {
    pictures: '画像',
    pictureNumber: '画像 {{number}}',
    zoom: '拡大できる',
    openAll: 'すべてのポイントを開く必要がある',
    openAllHint: 'すべて開くとカードが完了します',
    hotspotNumber: 'ポイント {{number}}',
    hotspotTitle: 'ポイント {{number}} のタイトル',
    hotspotBody: 'ポイント {{number}} の説明',
    prompt: 'AI のプロンプト',
  },
  edit: {
    addPicture: '画像を追加',
    addHotspot: 'ポイントを追加',
    removeHotspot: 'ポイントを外す',
    openText: 'ポイント {{number}} の説明を開く',
    closeText: 'ポイント {{number}} の説明を閉じる',
    noText: '開いたときに見せる内容を書く',
    place:
      '画像をクリックするとポイントが付き、ポイントをクリックすると説明を書けます。ドラッグか矢印キーで動かせます。',
  },
  problems: {
    noPicture: '画像がまだありません',
    noHotspotTitle: 'ポイント {{number}} にタイトルがありません',
  },
  incomplete: 'すべてのポイントを開くと進めます',
  play: {
    hotspot: 'ポイント {{number}}：{{title}}',
    opened: '確認済み',
    close: 'ポイントを閉じる',
    previous: '前の画像',
    next: '次の画像',
    place: '{{total}} 枚中 {{number}} 枚目の画像',
    found: 'ポイント {{total}} 個中 {{found}} 個を確認',
  },
} satisfies Translation<typeof en>
