import type { AiPurpose } from '#kit/ai/aiWork.ts'
import type { agentTable } from '#features/ai/agent/server/agent.table.ts'

interface DemoAgent extends Pick<
  typeof agentTable.$inferInsert,
  'name' | 'platform' | 'baseUrl' | 'assistantId' | 'note' | 'isPublic'
> {
  readonly face: number
  readonly madeDaysAgo: number
  /** By their place among the designers. */
  readonly owner: number
}

/** Made up like everything here: their keys open nothing, and nothing answers at their addresses. */
export const agents: readonly DemoAgent[] = [
  {
    name: '访谈陪练（演示）',
    platform: 'openai',
    baseUrl: 'https://api.example.com/v1',
    assistantId: 'demo-model',
    isPublic: true,
    owner: 0,
    face: 4,
    madeDaysAgo: 40,
    note: '扮演受访者，陪学员练习提问。演示用，没有真实密钥。',
  },
  {
    name: '写作批改（演示）',
    platform: 'zhipu',
    baseUrl: '',
    assistantId: 'demo-assistant',
    isPublic: false,
    owner: 0,
    face: 7,
    madeDaysAgo: 33,
    note: '按评分标准给出修改建议。演示用，没有真实密钥。',
  },
  {
    name: '课程助教（演示）',
    platform: 'dify',
    baseUrl: 'https://dify.example.com/v1',
    assistantId: 'demo-app',
    isPublic: true,
    owner: 1,
    face: 9,
    madeDaysAgo: 21,
    note: '回答课程里的常见问题。演示用，没有真实密钥。',
  },
]

interface DemoUse {
  /** By its place above; null is the system's default. */
  readonly agent: number | null
  readonly purpose: AiPurpose
  /** By their place among the designers: whose activities or own questions it worked for. */
  readonly borrower: number
  /** Of a usual day, give or take half. */
  readonly calls: number
  readonly input: number
  readonly output: number
  readonly pictures?: number
}

export const uses: readonly DemoUse[] = [
  { agent: 0, purpose: 'card', borrower: 0, calls: 26, input: 620, output: 180 },
  { agent: 0, purpose: 'card', borrower: 1, calls: 11, input: 580, output: 160 },
  { agent: 0, purpose: 'trial', borrower: 0, calls: 3, input: 300, output: 120 },
  { agent: 1, purpose: 'card', borrower: 0, calls: 9, input: 1400, output: 420 },
  { agent: 2, purpose: 'conversation', borrower: 0, calls: 5, input: 450, output: 260 },
  { agent: 2, purpose: 'card', borrower: 1, calls: 14, input: 500, output: 210 },
  { agent: null, purpose: 'grade', borrower: 0, calls: 8, input: 900, output: 150 },
  { agent: null, purpose: 'generation', borrower: 1, calls: 2, input: 2600, output: 3100 },
  { agent: null, purpose: 'picture', borrower: 0, calls: 1, input: 0, output: 0, pictures: 2 },
]

/** In yuan: a thousand tokens, and a picture. */
export const demoPrices = { tokens1000: 0.012, image: 0.12 } as const
/** What the first designer lets be spent in a month, and each borrower in a day. */
export const demoLimits = { month: 60, borrowersDay: 2 } as const
