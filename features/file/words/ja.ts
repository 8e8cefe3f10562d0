import type { Translation } from '#kit/words.ts'
import type { en } from './en.ts'

export const ja = {
  faults: {
    missing: 'アップロードするファイルを選択してください',
    tooLarge: '画像は {{max}} KB 以下にしてください',
    notPicture: 'アップロードできる画像は JPG、JPEG、PNG のみです',
    wrongName: 'ファイルの拡張子は {{extension}} ですが、中身の形式が異なります',
    unreadable: '画像が破損しているため開けません',
    animated: 'アニメーション画像はアップロードできません',
    tooManyPixels: '画像の画素数が多すぎます。上限は {{max}} メガピクセルです',
    wrongRatio: '画像の縦横比は {{width}}:{{height}} にしてください',
    tooSmall: '画像が小さすぎます。縦横とも {{min}} ピクセル以上にしてください',
  },
  problems: {
    notOurs: '画像はここからアップロードしてください。外部のアドレスは使えません',
    otherPurpose: '別の場所用にアップロードされた画像です。ここからアップロードしてください',
  },
  fields: {
    name: '名前',
    purpose: '用途',
    size: 'サイズ',
    ownerId: 'アップロードした人',
    createdAt: 'アップロード日時',
  },
} satisfies Translation<typeof en>
