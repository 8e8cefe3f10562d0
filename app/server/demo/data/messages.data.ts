import type { Language } from '#kit/i18n/words.ts'
import type { HelpManner } from '#features/ai/ai-config/help.kinds.ts'

interface LearnerQuestion {
  readonly question: string
  /** What a teacher answers; absent: it still waits. */
  readonly answer?: string
}

/** What learners ask at a card, by the language of what they learn. */
export const learnerQuestions: Readonly<Record<Language, readonly LearnerQuestion[]>> = {
  zh: [
    {
      question: '对方一直说“还行”，我可以换个话题吗？还是应该再等一等？',
      answer: '先等三秒。多数人会自己补一句；补的那一句，往往才是重点。',
    },
    { question: '这道题我选了第二项，为什么算错？我觉得两个都说得通。' },
    {
      question: '采访家里人也算一次真实的访谈吗？',
      answer: '算。不过家人会顺着你说，记得问“上一次”，别问“平时”。',
    },
    { question: '例子里的小程序我没用过，能换成外卖来练吗？', answer: '可以，换成你最近用过的就行。' },
    { question: '录音要先征得同意吗？如果对方说不想录，怎么办？' },
    {
      question: '我写的提纲有十二个问题，是不是太多了？',
      answer: '留五个。其余的放在最后，聊到了再看，没聊到也不可惜。',
    },
  ],
  en: [
    {
      question: 'Does “small study” sound too dismissive when the result is good news?',
      answer: 'No. Say what was counted, and let the reader decide how much it is worth.',
    },
    { question: 'May I use a sound that I recorded in a shop?' },
  ],
  es: [
    {
      question: '¿Cuánto debe durar la primera visita?',
      answer: 'Veinte minutos bastan. Vuelve otro día con lo que se quedó en el aire.',
    },
    { question: '¿Puedo hacer la actividad con mi vecina en lugar de un cliente?' },
  ],
  ja: [
    {
      question: '写真は何枚くらい撮ればよいですか。',
      answer: '三枚で十分です。撮る前に、何を残したいかを一言で書いてみましょう。',
    },
    { question: '家族に手伝ってもらってもよいですか。' },
  ],
}

type Exchanges = readonly (readonly [message: string, reply: string])[]

/** Talks with the guest of the tour. */
export const talks: readonly Exchanges[] = [
  [
    ['你好，能说说上一次点餐吗？', '上周三吧。中午人多，我先在手机上点的。'],
    ['那一次，您先做了什么？', '打开先找米饭那一栏，想要少饭，翻了半天。'],
    ['后来呢？', '后来没找着，重选了两遍，还是到窗口说了一声。'],
    ['谢谢您，我记下来了。', '没事，聊聊也挺好。'],
  ],
  [
    ['这个小程序是不是很难用？', '差不多吧。'],
    ['那您觉得哪里不好？', '……说不上来，都还行。'],
    ['您最近一次用是什么时候？', '上周三吧。中午人多，我先在手机上点的。'],
  ],
  [
    ['您好，耽误您五分钟。', '你好，聊小程序是吧？还行，挺方便的。'],
    ['最近一次点餐，有没有停下来的时候？', '有一下。想要少饭，没找着。'],
  ],
]

interface HelpTalk {
  readonly manner: HelpManner
  /** The titles of the cards of the tour that are asked about, and that the answers lead to. */
  readonly card: string
  readonly source: string
  readonly exchanges: Exchanges
}

/** Talks with the tutor and the partner of the tour. */
export const helpTalks: readonly HelpTalk[] = [
  {
    manner: 'tutor',
    card: '三个词先说清',
    source: '三个词先说清',
    exchanges: [
      [
        '“诱导”和“追问”听起来差不多，怎么分？',
        '先看问题里有没有藏着你想听的答案。再读一遍这张卡片上“诱导”那一句：“你是不是觉得很难用？”属于哪一种？',
      ],
      [
        '是诱导，因为“难用”是我先说的。',
        '抓得很准。那么，如果对方刚说了“还行”，你会怎样顺着这两个字再问一层？',
      ],
    ],
  },
  {
    manner: 'partner',
    card: '一问、一停、一答',
    source: '一问、一停、一答',
    exchanges: [
      [
        '我最怕停下来那几秒，太尴尬了。',
        '我也是！不过刚才那段片子里，停的那一会儿，对方自己又补了一句。你上次聊天时停过吗？后来怎么样？',
      ],
      ['停过一次，对方真的接着说了。', '你看，安静也是一种提问。下次我们数到三再开口，好不好？'],
    ],
  },
]

/** What the card that answers once made of somebody's own sentence. */
export const feedbacks: readonly string[] = [
  '你把“是不是很难用”改成了“上一次点餐时发生了什么”，对方有了一件事可以讲。还可以再退一步：先不说“点餐”。接下来问：“那一天，您是从哪一步开始的？”',
  '这句话回到了一次真实的经历，很好。“顺利吗”三个字仍在替他评价，可以去掉。接下来问：“后来呢？”',
]

/** What a teacher adds to a talk. */
export const remarks = [
  '前两句问得很稳。第三句之后，可以多等一会儿再开口。',
  '“是不是很难用”已经替他下了结论，换成“上一次”再试一遍。',
]
