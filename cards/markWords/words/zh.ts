import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const zh = {
  label: '标记文字',
  purpose: '在一段文字里标出词语、错误或句子，或一步步选出最好的概括。',
  fields: {
    mode: '标什么',
    question: '题目说明',
    text: '文字',
    steps: '概括的步骤',
    step: '第 {{number}} 步的说法',
  },
  mode: { words: '词语', mistakes: '错误', sentences: '句子', summary: '逐步概括' },
  edit: {
    how: '要标的词用[方括号]括起来',
    howMistakes: '错处用[方括号]括起来，竖线后写正确的：[在|再]',
    mark: '设为要标的',
    question: {
      words: '标出所有动词。',
      mistakes: '找出错误。',
      sentences: '标出表达观点的句子。',
      summary: '每一步选出最恰当的说法。',
    },
    text: {
      words: '小狗在[叫]，小猫在[睡]。',
      mistakes: '我们明天[在|再]见。',
      sentences: '今天十度。[这也太冷了。]',
    },
    addStep: '添加一步',
    drag: '移动第 {{number}} 步',
    removeStep: '删除第 {{number}} 步',
    howSteps: '每行一句，第一行是正确的；学员看到时会打乱',
    step: '正确的说法\n错误的说法',
  },
  problems: {
    noText: '文字还没写',
    noMark: '还没有标出任何内容',
    allMarked: '全都标上了，留一些不用标的',
    emptyMark: '第 {{number}} 处标记是空的',
    noStep: '还没有步骤',
    fewStatements: '第 {{number}} 步至少要有 {{count}} 句',
    emptyStatement: '第 {{number}} 步有一句是空的',
    twinStatement: '第 {{number}} 步有两句相同',
  },
  play: {
    kicker: { words: '标记', mistakes: '找错', sentences: '标记', summary: '概括' },
    how: '点一下符合的词，再点一下取消。',
    howSentences: '点一下符合的句子，再点一下取消。',
    count_other: '已标 {{count}} 处',
    step: '第 {{number}} 步，共 {{total}} 步',
    right: '正确',
    wrong: '错误',
    missed: '应标出',
    correction: '应为：',
    explanation: '解析',
  },
} satisfies Translation<typeof en>
