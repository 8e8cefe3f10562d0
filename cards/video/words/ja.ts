import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const ja = {
  label: '動画',
  purpose: '字幕とチャプターを付けられる動画です。十分に視聴すると完了します。',
  fields: {
    source: '動画の場所',
    address: 'アドレス',
    addressHint: 'YouTube、Vimeo、Bilibili、その他の https アドレス',
  },
  sources: { file: 'アップロード', address: 'ウェブアドレス' },
  edit: {
    elsewhere: '外部の動画は開いたことしか分かりません。開くとカードは完了します。',
    openOnly: 'このサイトは別のページで開きます。',
    embedded: '学習者が再生すると、カードの中に表示されます。',
  },
  problems: {
    noFile: '動画がありません',
    noAddress: 'アドレスがありません',
    badAddress: 'アドレスは https:// で始めてください',
    endFirst: '終了が開始より前になっています',
    startLate: '開始が動画の長さを超えています',
    noCaptionFile: '字幕のファイルがありません',
    emptyChapter: 'チャプター {{number}} に題名がありません',
    lateChapter: 'チャプター {{number}} が動画の長さを超えています',
    twinChapter: 'チャプター {{number}} の時間が他と重なっています',
  },
  incomplete: '動画を視聴すると進めます',
  play: {
    show: '{{host}} から再生',
    notice: '再生すると、視聴したことが {{host}} に伝わります。',
    open: '{{host}} で開く',
    opened: '開きました',
  },
} satisfies Translation<typeof en>
