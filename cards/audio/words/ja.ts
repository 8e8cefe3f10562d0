import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const ja = {
  label: '音声',
  purpose: '文字起こし付きで聞ける音声です。90% を聞くと完了します。',
  fields: {
    file: '音声',
    part: '再生する部分',
    transcript: '文字起こし',
    transcriptHint: '聞こえない人のため、また読みながら聞くため',
    slow: 'ゆっくり聞ける',
    slowFile: 'ゆっくり再生用の音声',
    slowFileHint: 'ファイルがなければ元の音声を 0.75 倍で再生',
    voice: '声',
    voiceHint: '話し手、または生成に使った声（任意）',
  },
  problems: {
    noFile: '音声がありません',
    endFirst: '終了が開始より前になっています',
    startLate: '開始が音声の長さを超えています',
  },
  incomplete: '音声を聞くと進めます',
  play: { transcript: '文字起こし', voice: '声：{{voice}}' },
} satisfies Translation<typeof en>
