import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const ja = {
  access: { savedView: 'リストのビュー' },
  faults: { tooMany: 'このリストのビューはすでに {{max}} 件あります。先に 1 件削除してください' },
} satisfies Translation<typeof en>
