import type { CardPhrase } from '#kit/card/content.ts'
import { defineCard } from '#kit/card/defineCard.ts'
import type { Grade } from '#kit/card/grading.ts'
import { rubricPhrases } from '#kit/card/rubric.ts'
import { readRubricGrade, rubricTask } from '#kit/card/rubricGrading.ts'
import type { Score } from '#kit/card/verdict.ts'
import { namespace } from '#kit/i18n/words.ts'
import { aiChatProblems } from './aiChat.problems.ts'
import {
  aiChatSchema,
  responseSchema,
  messageSchema,
  type AiChatCard,
  type AiChatResponse,
} from './aiChat.schema.ts'
import { answerAiChat, transcriptOf } from './aiChat.talk.ts'
import type { en } from './words/en.ts'

export const aiChatWords = namespace<typeof en>('card-aiChat')

const guide = `A practice talk with an AI. JSON fields:
- "type": "aiChat"
- "title": a name for the author's list, at most 100 characters
- "role": "rolePlay" (it plays a person) or "teacher"
- "name": whom the learner talks to; "scenario": where and who they are; "goal": what the learner is to reach
- "brief": for the AI alone: character, what it knows, what it holds back and what makes it tell
- "opening": its first words; "quickReplies": up to 3 things that the learner may tap
- "minTurns", "maxTurns": how often the learner speaks, e.g. 4 and 8
- "judge": null or {"criteria": 2 to 4 of {"title", "detail", "points"}, "passShare": 0.6, "blocking": [{"text"}]}
- "script": 4 to 8 of {"mentions": words parted by commas or "", "reply"}: what is said where no AI can answer; lines without
  mentions are said in their order`

/** A talk with an AI in a part; handed in at its end, and judged where there is a judge. */
export const aiChat = defineCard({
  type: 'aiChat',
  schema: aiChatSchema,
  // Practice: who has not reached the goal talks again.
  fresh: { attempts: { max: null, showAnswer: 'never' } },
  sample: async () => (await import('./aiChat.sample.ts')).aiChatSample,
  progress: {
    isComplete: (card, { tries, passed }) => (card.judge ? passed : tries > 0),
  },
  content: {
    guide,
    problems: aiChatProblems,
    phrases,
    unspoken: ['name', 'quickReplies'],
    redact: (card) => ({
      ...card,
      brief: '',
      knowledge: '',
      agentId: null,
      judge: card.judge && { ...card.judge, criteria: [], blocking: [] },
      script: [],
    }),
  },
  answering: {
    responseSchema,
    accepts: (card, { exchanges }) => exchanges.length >= card.minTurns && exchanges.length <= card.maxTurns,
    score,
    answerText: (card, { exchanges }) => transcriptOf(card, exchanges),
    grading: {
      by: (card, response) => (isJudged(card, response) ? 'ai' : null),
      // Without a judge of its own the turns are what counts, and a general judge has a word on them.
      generalJudge: (card, response) => (card.judge === null && isLed(response) ? 'comments' : null),
      taskFor: (card, { exchanges }, judge) =>
        rubricTask(
          {
            about: { situation: card.scenario, goal: card.goal, 'the part of the partner': card.brief },
            rubric: card.judge?.criteria ?? [],
            blocking: card.judge?.blocking ?? [],
            work: transcriptOf(card, exchanges),
          },
          card.judge ? undefined : judge,
        ),
      read: ({ judge }, reply) =>
        judge
          ? readRubricGrade({ rubric: judge.criteria, blocking: judge.blocking }, judge.passShare, reply)
          : commentIn(reply),
    },
  },
  talking: {
    messageSchema,
    turns: 'many',
    answer: answerAiChat,
    withExchanges: (_card, _response, exchanges) => ({ exchanges: [...exchanges] }),
  },
})

const turnsMade = { scaled: 1, passed: true } as const

/** A talk that only the script has led is no matter for a judge: the turns are what counts. */
function isJudged({ judge }: AiChatCard, response: AiChatResponse): boolean {
  return judge !== null && isLed(response)
}

/** Whether an AI had a part in the talk. */
const isLed = ({ exchanges }: AiChatResponse): boolean => exchanges.some(({ isFallback }) => !isFallback)

/** What a general judge says of a talk whose mark is the turns'. */
function commentIn(reply: string): Grade | undefined {
  const grade = readRubricGrade({ rubric: [] }, 0, reply)
  return grade && { ...turnsMade, comment: grade.comment || (grade.parts[0]?.text ?? ''), parts: [] }
}

function score(card: AiChatCard, response: AiChatResponse): Score {
  if (isJudged(card, response)) return { scaled: null, passed: false, parts: [] }
  return { ...turnsMade, parts: [] }
}

function phrases(card: AiChatCard): CardPhrase[] {
  const script = card.script.flatMap(({ mentions, reply }, index) => [
    { path: `script.${index}.mentions`, text: mentions },
    { path: `script.${index}.reply`, text: reply },
  ])
  const blocking = (card.judge?.blocking ?? []).map(({ text }, index) => ({
    path: `judge.blocking.${index}.text`,
    text,
  }))
  return [
    ...(['name', 'scenario', 'goal', 'brief', 'opening', 'knowledge'] as const).map((path) => ({
      path,
      text: card[path],
    })),
    ...card.quickReplies.map((text, index) => ({ path: `quickReplies.${index}`, text })),
    ...rubricPhrases(card.judge?.criteria ?? [], 'judge.criteria'),
    ...blocking,
    ...script,
  ]
}
