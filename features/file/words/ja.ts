import type { Translation } from '#kit/words.ts'
import type { en } from './en.ts'

export const ja = {
  faults: {
    tooLarge: '画像は {{max}} KB 以下にしてください',
    notPicture: 'アップロードできる画像は JPG、JPEG、PNG のみです',
    disguised: '画像に別のデータが含まれているため、受け付けられません',
    unreadable: '画像が破損しているため開けません',
    animated: 'アニメーション画像はアップロードできません',
    tooManyPixels: '画像の画素数が多すぎます。上限は {{max}} メガピクセルです',
    wrongRatio: '画像の縦横比は {{width}}:{{height}} にしてください',
  },
  problems: {
    notOurs: '画像はここからアップロードしてください。外部のアドレスは使えません',
    otherPurpose: '別の場所用にアップロードされた画像です。ここからアップロードしてください',
  },
  fields: {
    name: '名前',
    purpose: '用途',
    size: 'サイズ',
    creatorId: 'アップロードした人',
    createdAt: 'アップロード日時',
  },
  states: { private: '未公開', public: '公開済み' },
  moves: { publish: '公開する' },
} satisfies Translation<typeof en>
