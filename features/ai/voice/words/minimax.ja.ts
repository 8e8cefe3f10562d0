import type { Translation } from '#kit/i18n/words.ts'
import { ja as voice } from './ja.ts'
import type { en } from './minimax.en.ts'

/** What is said of both kinds of voices is said alike. */
export const ja = {
  record: 'MiniMax の声色',
  access: { minimaxVoice: 'MiniMax の声色' },
  title: 'MiniMax の声色',
  lead: 'MiniMax の声色です。カードとエージェントが使います。',
  new: '声色を追加',
  edit: '声色を編集',
  empty: '声色はまだありません',
  emptyLead: 'お使いの MiniMax グループの声色を登録して、聞いてみましょう。',
  fields: { ...voice.fields, groupId: 'グループ ID' },
  hints: {
    code: 'MiniMax での呼び名。例：female-shaonv',
    model: '例：speech-02-hd',
    groupId: 'MiniMax のアカウントで確認できます',
    baseUrl: '空欄なら MiniMax の公式アドレスを使います',
    sampleText: voice.hints.sampleText,
  },
  values: voice.values,
  states: voice.states,
  moves: voice.moves,
} satisfies Translation<typeof en>
