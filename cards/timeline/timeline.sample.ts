import * as z from 'zod/mini'
import type { CardSample } from '#kit/card/cardDefinition.ts'
import { shuffled } from '#kit/value/shuffle.ts'
import { timelineSchema, type TimelineCard, type TimelineResponse } from './timeline.schema.ts'

const printing = z.parse(timelineSchema, {
  id: 9581,
  type: 'timeline',
  title: '字是怎么印出来的',
  question: '一步一步看：从木版到激光。',
  moments: [
    {
      id: 'w4',
      date: '公元 868 年',
      title: '木版印的《金刚经》',
      body: '卷末刻着日期，这样的印本现存最早。',
    },
    { id: 'h9', date: '1040 年代', title: '毕昇用泥做活字', body: '沈括在《梦溪笔谈》里记下了做法。' },
    {
      id: 'c2',
      date: '约 1450 年',
      title: '古腾堡的铅活字',
      body: '铸字、油墨和压印机合在一起，书便宜了。',
      picture: { fileId: 1, alt: '一台木制的压印机。', caption: '后人按记载复原。' },
    },
    { id: 'p6', date: '1969 年', title: '激光打印的第一次试验' },
  ],
})

const reading = z.parse(timelineSchema, {
  id: 9582,
  type: 'timeline',
  title: '一份访谈，五个日子',
  view: 'list',
  moments: [
    { id: 'm1', date: '星期一', title: '写提纲', body: '五个问题，不多不少。' },
    { id: 'm2', date: '星期三', title: '去访谈', body: '一小时，录音，少记笔记。' },
    { id: 'm3', date: '星期五', title: '整理原话', body: '先抄下来，再说自己的看法。' },
  ],
})

const arranged = z.parse(timelineSchema, {
  id: 9583,
  type: 'timeline',
  title: '排一排：走近月亮',
  question: '把这几件事从早到晚排好。',
  mode: 'arrange',
  points: 2,
  explanation: '先绕着飞，再落上去，最后从背面带回样本。',
  moments: [
    { id: 'x7', date: '1959 年 10 月', title: '第一次拍到月亮的背面', body: '照片由月球三号传回地球。' },
    { id: 'k1', date: '1969 年 7 月', title: '人第一次踏上月面', body: '阿波罗十一号的两名航天员走了出去。' },
    { id: 'd5', date: '2019 年 1 月', title: '探测器第一次降落在背面', body: '嫦娥四号靠中继星通信。' },
    { id: 'f3', date: '2024 年 6 月', title: '背面的样本第一次带回地球', body: '嫦娥六号取回近两公斤。' },
  ],
})

export const timelineSample: CardSample<TimelineCard, TimelineResponse> = {
  cards: [printing, reading, arranged],
  through: ({ moments }) => ({ seen: moments.map(({ id }) => id) }),
  respond: ({ mode, moments }, random) =>
    mode === 'walk'
      ? { mode }
      : { mode, momentIds: shuffled(moments, Math.floor(random() * 2 ** 31)).map(({ id }) => id) },
}
