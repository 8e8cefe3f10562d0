import type { Translation } from '#kit/i18n/words.ts'
import { zh as voice } from './zh.ts'
import type { en } from './minimax.en.ts'

/** What is said of both kinds of voices is said alike. */
export const zh = {
  record: 'MiniMax 音色',
  access: { minimaxVoice: 'MiniMax 音色' },
  title: 'MiniMax 音色',
  lead: 'MiniMax 的音色，卡片和智能体用它们说话。',
  new: '新建音色',
  edit: '编辑音色',
  empty: '还没有音色',
  emptyLead: '把 MiniMax 账号里的一个音色加进来，试听一下。',
  fields: { ...voice.fields, groupId: 'Group ID（分组）' },
  hints: {
    code: 'MiniMax 给的代码，例如 female-shaonv',
    model: '例如 speech-02-hd',
    groupId: '在 MiniMax 账号里查看',
    baseUrl: '不填就用 MiniMax 官方地址',
    sampleText: voice.hints.sampleText,
  },
  values: voice.values,
  states: voice.states,
  moves: voice.moves,
} satisfies Translation<typeof en>
