import type { Translation } from '#kit/i18n/words.ts'
import { ja as voice } from './ja.ts'
import type { en } from './minimax.en.ts'

/** What is said of both kinds of voices is said alike. */
export const ja = {
  record: 'MiniMax 音声',
  access: { minimaxVoice: 'MiniMax 音声' },
  title: 'MiniMax 音声',
  lead: 'MiniMax の音声です。カードとエージェントが使います。',
  new: '音声を追加',
  edit: '音声を編集',
  empty: '音声はまだありません',
  emptyLead: 'お使いの MiniMax グループの音声を登録して、聞いてみましょう。',
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
