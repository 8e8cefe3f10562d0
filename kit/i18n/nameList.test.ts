import { expect, test } from 'vitest'
import { nameList } from './nameList.ts'

test.each([
  ['zh', ['查看学员', '批改作业', '回复消息'], '查看学员、批改作业、回复消息'],
  ['ja', ['学習者を見る', '課題を採点する', '返信する'], '学習者を見る、課題を採点する、返信する'],
  ['en', ['See learners', 'Grade', 'Answer'], 'See learners, Grade, Answer'],
  ['es', ['Ver', 'Calificar', 'Responder'], 'Ver, Calificar y Responder'],
] as const)('names are parted as %s parts them', (language, names, list) => {
  expect(nameList(language, names)).toBe(list)
})
