import { interviewActivities } from './activities.ask.data.ts'
import { craftActivities } from './activities.craft.data.ts'
import { makingActivities } from './activities.make.data.ts'
import { writingActivities } from './activities.write.data.ts'
import { c, i, t } from './cards.ts'
import type { ActivityNote } from './cards.ts'

const abroad: readonly ActivityNote[] = [
  {
    title: 'How sure are we?',
    description: 'Say what was found and how certain it is, so that a reader can decide for herself.',
    career: 20,
    tags: [13, 5],
    language: 'en',
    status: 'public',
    abilities: [34],
    cards: [
      t(
        'Three questions',
        'Before you write about a finding, ask:',
        '- How many people or things were looked at?',
        '- Compared with what?',
        '- Who else has found the same?',
      ),
      c(
        'Which sentence is honest?',
        'A study of 40 people found less stress after gardening. Which headline fits?',
        [
          'Gardening cures stress|One small study cures nothing.',
          '*Gardeners in a small study felt less stressed',
          'Scientists prove what gardeners always knew|Proof needs more than forty people.',
        ],
        'Name the size, and let the verb be modest.',
      ),
    ],
  },
  {
    title: 'Your first episode',
    description: 'One voice, one place, one question: three minutes of sound.',
    career: 20,
    tags: [13, 6],
    language: 'en',
    status: 'public',
    abilities: [35],
    cards: [
      t(
        'Begin in the middle',
        'Start with a sound from the place. Names can wait for ten seconds; curiosity cannot.',
      ),
      i('What to record', 'Hills under a low sun, seen from a path.', [
        0.5,
        0.35,
        'The air',
        'Record one minute of nothing: you will need it between sentences.',
      ]),
      c(
        'The guest rambles',
        'What helps most?',
        [
          'Interrupt with the next question',
          '*Ask for one particular day',
          'Cut it later|You can, but you will miss the story.',
        ],
        'A particular day brings details along.',
      ),
    ],
  },
  {
    title: 'Una ruta en un día',
    description: 'Cinco paradas, una historia y tiempo para un café.',
    career: 21,
    tags: [13, 14],
    language: 'es',
    status: 'public',
    abilities: [36],
    cards: [
      t(
        'Menos es más',
        'Quien visita una ciudad recuerda tres cosas. Elige tú cuáles.',
        '- Un lugar que se ve.',
        '- Una voz que se oye.',
        '- Un sabor que se queda.',
      ),
      c(
        'El grupo llega tarde',
        'Vais con media hora de retraso. ¿Qué haces?',
        [
          'Andar más deprisa|Nadie escucha mientras corre.',
          '*Quitar una parada y decirlo',
          'Hablar menos en cada parada',
        ],
        'Una parada menos no se nota; la prisa, sí.',
      ),
    ],
  },
  {
    title: 'La primera clase',
    description: 'Haz que hablen antes de explicar nada.',
    career: 21,
    tags: [13, 9],
    language: 'es',
    status: 'draft',
    abilities: [37],
    cards: [t('Cinco minutos', 'Preséntate con tres fotos y deja que adivinen. Ya están hablando.')],
  },
  {
    title: '温度で変わる一杯',
    description: '同じ茶葉を二つの温度で淹れて、味のちがいを言葉にします。',
    career: 22,
    tags: [15, 0],
    language: 'ja',
    status: 'public',
    abilities: [38],
    cards: [
      t(
        '七十度と九十度',
        '低い温度ではうま味が、高い温度では渋みと香りが出やすくなります。',
        '! 湯のみに一度移すと、およそ十度下がります。',
      ),
      c(
        '渋すぎるとき',
        'いれたお茶が渋すぎました。まず何を変えますか。',
        ['茶葉を増やす', '*湯の温度を下げる', '長く蒸らす'],
        '渋みは熱い湯で早く出ます。',
      ),
    ],
  },
  {
    title: '十分間の防災会議',
    description: '家族で、だれがどこへどう動くかを決めます。',
    career: 23,
    tags: [12, 15],
    language: 'ja',
    status: 'hidden',
    abilities: [39],
    cards: [
      t('決めることは三つ', '- 集まる場所。', '- 連絡のしかた。', '- 助けが必要な人と、その手伝い。'),
      c(
        '電話がつながらない',
        'まずどうしますか。',
        [
          'つながるまでかけ続ける',
          '*決めておいた伝言の方法を使う',
          '家に戻って待つ|場所によっては危険です。',
        ],
        '前もって決めた方法が、いちばん早く届きます。',
      ),
    ],
  },
  {
    title: '（演示）未完成的活动：课堂提问',
    description: '',
    career: 15,
    tags: [9],
    language: 'zh',
    status: 'draft',
    abilities: [],
    cards: [c('未写完的题', '怎样的问题能让孩子多想一步？', ['为什么你这么觉得？', ''], '')],
  },
]

export const activities: readonly ActivityNote[] = [
  ...interviewActivities,
  ...writingActivities,
  ...makingActivities,
  ...craftActivities,
  ...abroad,
]
