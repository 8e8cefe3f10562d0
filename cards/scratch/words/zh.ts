import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const zh = {
  label: '刮刮卡',
  purpose: '把文字、图片或一串代码盖起来，让学员刮开。',
  incomplete: '刮开后继续',
  fields: {
    instruction: '先想一想',
    kind: '盖住什么',
    text: '文字',
    picture: '图片',
    code: '代码',
    coverText: '盖面文字',
    coverColour: '盖面颜色',
    coverPicture: '盖面图片',
    brush: '刮痕宽度',
    revealShare: '刮开多少就全部显示',
  },
  kinds: { text: '文字', picture: '图片', code: '代码' },
  edit: { pixels: '像素' },
  problems: {
    noText: '盖住的文字还没写',
    noPicture: '盖住的图片还没选',
    noCode: '盖住的代码还没写',
  },
  play: {
    scratch: '在这里刮',
    reveal: '直接揭开',
    revealed: '已揭开：{{text}}',
    copy: '复制',
    under: '盖住的内容',
  },
} satisfies Translation<typeof en>
