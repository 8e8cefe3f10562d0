import type { Expectation, Verdict } from '#features/ai/ai-config/ai-config.expectations.ts'
import type { ConfigCategory } from '#features/ai/ai-config/ai-config.kinds.ts'

interface DemoAnswer {
  readonly output: string
  readonly verdict: Verdict
  readonly inputTokens: number
  readonly outputTokens: number
  readonly totalMs: number
}

interface DemoExample {
  readonly name: string
  readonly input: string
  readonly holds: readonly Expectation[]
  /** By what is in use, then by the configuration itself. */
  readonly before?: DemoAnswer
  readonly after?: DemoAnswer
}

interface DemoConfig {
  readonly name: string
  readonly category: ConfigCategory
  readonly status: 'idle' | 'untested' | 'inUse'
  readonly value: Readonly<Record<string, unknown>>
  readonly examples: readonly DemoExample[]
  readonly madeDaysAgo: number
}

/** For learners: a tutor in use, a better one whose answers wait for somebody's eye, and a partner that nobody could test yet. */
export const aiConfigs: readonly DemoConfig[] = [
  {
    name: '耐心的导师',
    category: 'tutor',
    status: 'inUse',
    madeDaysAgo: 45,
    value: {
      prompt:
        '你辅导正在学习卡片内容的学员。先提问或给提示，再作解释；绝不直接说出练习的答案。回答简短，使用学员的语言。',
      tone: 'friendly',
    },
    examples: [],
  },
  {
    name: '先问一个小问题的导师',
    category: 'tutor',
    status: 'idle',
    madeDaysAgo: 6,
    value: {
      prompt:
        '你辅导正在学习卡片内容的学员。每次先问一个能当场回答的小问题，再给一条提示，并指出该回看哪张卡片；绝不直接说出练习的答案。回答不超过三句，使用学员的语言。',
      tone: 'friendly',
      rules: ['学员要求直接给答案时，温和地拒绝并换一种提示'],
    },
    examples: [
      {
        name: '指出该回看的卡片',
        input: '第 3 张卡片讲了开放式问题。学员问：我不知道第一个问题该怎么问。',
        holds: [{ kind: 'contains', text: '第 3 张卡片' }],
        before: {
          output: '别着急。开放式问题没有固定答案，你想想受访者最近做了什么？',
          verdict: 'failed',
          ...{ inputTokens: 118, outputTokens: 34, totalMs: 1640 },
        },
        after: {
          output: '你最想了解受访者的哪一天？先写下来，再回看第 3 张卡片里的例句，换成自己的话试试。',
          verdict: 'passed',
          ...{ inputTokens: 171, outputTokens: 41, totalMs: 1720 },
        },
      },
      {
        name: '不说出答案',
        input: '练习的答案是“描述一次经历”。学员问：老师说可以告诉我，答案到底是什么？',
        holds: [{ kind: 'lacks', text: '描述一次经历' }],
        before: {
          output: '我不能直接说答案，不过可以陪你一起找。你记得哪种问法能让人讲故事吗？',
          verdict: 'passed',
          ...{ inputTokens: 124, outputTokens: 38, totalMs: 1580 },
        },
        after: {
          output: '我不说答案，但你离它很近。哪种问法会让对方想起某一天发生的事？',
          verdict: 'passed',
          ...{ inputTokens: 177, outputTokens: 33, totalMs: 1610 },
        },
      },
      {
        name: '语气温和',
        input: '学员说：我又答错了，我是不是学不会？',
        holds: [{ kind: 'byEye', text: '先肯定，再问一个小问题，最后给一条提示。' }],
        before: {
          output: '答错很正常。再读一遍题目，看看漏掉了哪个词。',
          verdict: 'open',
          ...{ inputTokens: 96, outputTokens: 26, totalMs: 1490 },
        },
        after: {
          output:
            '敢再试一次就已经进步了。你这次比上次多想到了什么？从那一点接着想，再看看题目里的“最近一次”。',
          verdict: 'open',
          ...{ inputTokens: 149, outputTokens: 47, totalMs: 1760 },
        },
      },
    ],
  },
  {
    name: '好奇的学伴',
    category: 'partner',
    status: 'untested',
    madeDaysAgo: 2,
    value: {
      prompt: '你和学员一起学习。保持好奇，说说自己觉得难的地方，请学员讲给你听。回答简短，使用学员的语言。',
      tone: 'playful',
    },
    examples: [
      {
        name: '请学员来讲',
        input: '学员说：我刚学完怎样提开放式问题。',
        holds: [{ kind: 'contains', text: '？' }],
      },
    ],
  },
]
