import { flag, money, oneOf, picture, pickMany, rows, text } from '#kit/contract/field.ts'
import { machine } from '#kit/contract/machine.ts'
import { among, linked, range, search, yesNo } from '#kit/contract/page.ts'
import { resource } from '#kit/contract/resource.ts'
import { creators, reviewers } from '#kit/contract/role.ts'
import type { Phrases } from '#kit/i18n/words.ts'

const shelfMachine = machine({
  name: 'shelf',
  states: { draft: 'off', reviewing: 'wait', public: 'ok' },
  initial: 'draft',
  moves: {
    submit: { from: ['draft'], to: 'reviewing', who: creators, tone: 'primary' },
    withdraw: { from: ['reviewing'], to: 'draft', who: [], owner: true },
    approve: { from: ['reviewing'], to: 'public', who: reviewers, reason: 'optional', tone: 'primary' },
    reject: { from: ['reviewing'], to: 'draft', who: reviewers, reason: 'required', tone: 'danger' },
  },
})

/** A resource with a field of most kinds, to draw the kit's screens with. */
export const shelf = resource({
  name: 'shelf',
  path: 'course/shelf',
  fields: {
    name: text(20),
    summary: text(200, { required: 'never', multiline: true }),
    cover: picture('cover', { required: 'never' }),
    price: money({ required: 'never' }),
    size: oneOf(['small', 'large'], { required: 'never' }),
    isOpen: flag(),
    tagIds: pickMany('shelf', 3),
    books: rows({ title: text(10) }, 0, 3),
  },
  extra: {},
  detail: {},
  filters: {
    name: search(),
    status: among(['draft', 'reviewing', 'public']),
    size: among(['small', 'large']),
    tagId: linked('shelf'),
    isOpen: yesNo(),
    updatedAt: range(),
  },
  sortable: ['updatedAt', 'name'],
  machine: shelfMachine,
  who: { read: creators, write: creators, options: creators },
})

export const shelfWords = {
  title: '书架',
  lead: '放书的地方。',
  new: '新建书架',
  edit: '编辑书架',
  empty: '还没有书架',
  emptyLead: '先建一个。',
  sections: { basics: '基本', more: '更多' },
  fields: {
    name: '名称',
    summary: '简介',
    cover: '封面',
    price: '价格',
    size: '大小',
    isOpen: '开放',
    tagIds: '标签',
    tagId: '标签',
    books: { label: '书', title: '书名' },
  },
  values: { size: { small: '小', large: '大' } },
  states: { draft: '草稿', reviewing: '审核中', public: '已上线' },
  moves: { submit: '提交审核', withdraw: '撤回', approve: '通过', reject: '驳回' },
} as const satisfies Phrases

const usual = {
  summary: '',
  cover: '',
  price: null,
  size: null,
  isOpen: false,
  tagIds: [],
  books: [],
  status: 'draft',
  creatorId: 1,
  creatorName: '林晓',
  revision: 1,
  mayEdit: true,
}

/** A row of the shelf as the server would send it. */
export const makeShelf = (
  id: number,
  part: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> => {
  const at = Date.UTC(2026, 10, 1) - id * 60_000
  return { ...usual, id, name: `书架 ${id}`, createdAt: at, updatedAt: at, ...part }
}
