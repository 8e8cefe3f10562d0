import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const zh = {
  label: '填空题',
  purpose: '在文字里挖空，由学员输入，或从词库里选词填入。',
  fields: {
    question: '题目说明',
    text: '带空的文字',
    entry: '作答方式',
    distractors: '干扰词',
    distractorsHint: '每输入一个词按回车',
    overlook: '批改时不计较',
  },
  entry: { typed: '自己输入', bank: '从词库选' },
  overlook: {
    ignoreCase: '大小写',
    ignorePunctuation: '标点',
    ignoreDiacritics: '变音符号',
    typos: '长单词里的小笔误',
  },
  edit: {
    how: '要填的词用[方括号]括起来；有几种答案就用竖线隔开：[土豆|马铃薯]',
    mark: '设为空格',
    question: '把缺少的词填上。',
    text: '法国的首都是[巴黎]。',
    or: '{{answer}}，也可填 {{others}}',
  },
  problems: {
    noText: '文字还没写',
    noGap: '还没有设空格',
    manyGaps: '最多只能有 {{count}} 个空格',
    emptyGap: '第 {{number}} 个空格没有答案',
    rightDistractor: '“{{word}}”是某个空格的答案，不能当干扰词',
    fewWords: '词库里至少要有两个不同的词',
  },
  play: {
    kicker: '填空',
    title: '把空格填上',
    gap: '第 {{number}} 空，共 {{total}} 空',
    empty: '第 {{number}} 空，共 {{total}} 空，还没填。选中它',
    filled: '第 {{number}} 空，共 {{total}} 空：{{word}}。点一下收回',
    right: '正确',
    near: '正确，注意写法：{{answer}}',
    wrong: '错误，正确答案：{{answer}}',
    wrongOnly: '错误',
    nothing: '没有填',
    words: '词库',
    how: '点一个词，它会填进标出的空格。',
    placed: '{{word}}已填入第 {{number}} 空',
    takenBack: '{{word}}已放回词库',
    explanation: '解析',
  },
} satisfies Translation<typeof en>
