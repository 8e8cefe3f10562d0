import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const zh = {
  label: '图片对比',
  purpose: '两张图片叠在一起拖动对比，或前后切换着看。',
  incomplete: '对比两张图片后继续',
  fields: {
    question: '看什么',
    before: '第一张图片',
    beforeLabel: '第一张的标签',
    after: '第二张图片',
    afterLabel: '第二张的标签',
    mode: '对比方式',
    direction: '分隔线的移动方向',
    start: '一开始露出第一张的',
    zoom: '可以放大',
  },
  modes: { slider: '拖动对比', switch: '切换着看' },
  modeHints: {
    slider: '两张图片大小相同，效果最好。',
    switch: '点一下，就在两张之间切换。',
  },
  directions: { horizontal: '左右', vertical: '上下' },
  edit: {
    question: '什么变了？',
    swap: '互换两张图片',
  },
  problems: {
    before: '还没有第一张图片',
    after: '还没有第二张图片',
  },
  play: {
    before: '之前',
    after: '之后',
    slider: '在“{{before}}”和“{{after}}”之间拖动',
    share: '“{{label}}”露出 {{share}}%',
    enlarge: '放大“{{label}}”',
    which: '看哪一张',
  },
} satisfies Translation<typeof en>
