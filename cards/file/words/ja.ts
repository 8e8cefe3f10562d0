import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const ja = {
  label: 'ファイル',
  purpose: 'ダウンロードするファイルです。ライセンスと、事前の同意を付けられます。',
  fields: {
    files: 'ファイル',
    fileNumber: 'ファイル {{number}}',
    name: 'ファイル {{number}} の名前',
    licence: 'ファイル {{number}} のライセンス',
    agreement: '同意事項',
    agreementHint: 'ダウンロード前に同意を求めます（任意）',
    need: '完了に必要なダウンロード',
  },
  need: { one: 'どれか 1 つ', all: 'すべて' },
  edit: {
    remove: 'ファイル {{number}} を外す',
    add: 'ファイルを追加',
    namePlaceholder: '学習者に見える名前',
    licencePlaceholder: 'ライセンス（例：CC BY 4.0）',
    drag: 'ファイル {{number}} を移動：ドラッグ、または Alt と矢印キー',
  },
  problems: { noFile: 'ファイルがありません', noName: 'ファイル {{number}} に名前がありません' },
  incomplete: 'ファイルをダウンロードすると進めます',
  play: {
    loading: 'ダウンロード中…',
    failed: 'ダウンロードできませんでした。接続を確認して、もう一度お試しください。',
    agree: '同意します',
    agreeFirst: '先に「同意します」にチェックしてください',
    download: '{{name}} をダウンロード',
    downloaded: 'ダウンロード済み',
    licence: 'ライセンス：{{licence}}',
    missing: 'このファイルはもうありません。',
    count: '{{total}} 件中 {{done}} 件をダウンロード済み',
    oneIsEnough: '1 つで十分です。',
  },
} satisfies Translation<typeof en>
