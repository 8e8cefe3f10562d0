import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const zh = {
  record: '计量单位',
  access: { unit: '计量单位' },
  title: '计量单位',
  lead: '用什么来计数，四种语言都要有名称。用量单位带价格，AI 按它计费。',
  new: '新建单位',
  edit: '编辑单位',
  empty: '还没有单位',
  emptyLead: '先建“千 tokens”并填上价格；没有对应的单位时，AI 用量不计费。',
  fields: {
    name: '名称',
    nameZh: '中文名称',
    nameEn: '英文名称',
    nameEs: '西班牙文名称',
    nameJa: '日文名称',
    kind: '种类',
    measure: '计量对象',
    price: '单价（元）',
    status: '状态',
    creatorId: '创建人',
    creatorName: '创建人',
    createdAt: '创建时间',
    updatedAt: '更新时间',
  },
  hints: {
    price: '最多六位小数，例如 0.0025',
  },
  values: {
    kind: { material: '物料', usage: 'AI 用量' },
    measure: { tokens1000: '千 tokens', image: '图片（张）', speechMinute: '语音（分钟）' },
  },
  states: { active: '启用中', retired: '已停用' },
  moves: { retire: '停用', activate: '启用' },
  problems: {
    taken: '这一项已有启用中的单位，请改它的价格，或先停用它',
  },
  faults: {
    taken: '这一项已有启用中的单位，请先停用它',
  },
} satisfies Translation<typeof en>
