import * as z from 'zod/mini'
import type { CardSample } from '#kit/card/cardDefinition.ts'
import { richOf } from '#kit/richText/richText.ts'
import { assignmentSchema, type AssignmentCard, type AssignmentResponse } from './assignment.schema.ts'

const interview = z.parse(assignmentSchema, {
  id: 9211,
  type: 'assignment',
  title: '做一次十五分钟的访谈',
  attempts: { max: null, showAnswer: 'never' },
  points: 10,
  instructions: richOf(
    '找一位最近用过外卖软件的人，聊十五分钟。\n只问发生过的事：上一次点单是哪天，先做了什么，在哪一步停下来。\n结束后写下三句原话，和一个你没想到的发现。',
  ),
  accepted: ['text', 'picture', 'audio', 'file'],
  minLength: 30,
  maxLength: 2000,
  dueDays: 7,
  completeOn: 'approval',
  rubric: [
    { id: 'quote', title: '有原话', detail: '三句都是对方说的，不是转述。', points: 4 },
    { id: 'story', title: '回到经历', detail: '每句都落在一次具体的使用上。', points: 4 },
    { id: 'new', title: '有新发现', detail: '说得出之前的猜想，和它错在哪里。', points: 2 },
  ],
  exemplars: [
    {
      id: 'good',
      title: '上一期同学的作业',
      text: '「我先看配送费，超过六块就退出来。」我原以为他在比口味，其实他在比总价。',
    },
  ],
  estimateSeconds: 2400,
})
const pitch = z.parse(assignmentSchema, {
  id: 9212,
  type: 'assignment',
  title: '交一份访谈提纲',
  attempts: { max: null, showAnswer: 'never' },
  instructions: richOf('把你的提纲写成一页，或者贴上文档的链接。'),
  accepted: ['text', 'link'],
})

const works = [
  '「我一般看完评价就点了。」他没有比价，第一次知道有人只看评价的数量，不看内容。',
  '提纲：先问最近一次，再问之前的一次，最后问他没用的那一次，每次都追问先做了什么。',
]

const respond = (_card: AssignmentCard, random: () => number): AssignmentResponse => ({
  text: works[Math.floor(random() * works.length)] ?? '',
  link: '',
  fileIds: [],
})

export const assignmentSample: CardSample<AssignmentCard, AssignmentResponse> = {
  cards: [interview, pitch],
  respond,
}
