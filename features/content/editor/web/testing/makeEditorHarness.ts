import { valuesOf } from '#kit/form/values.ts'
import { aimAt } from '#kit/testing/web/draw.tsx'
import { refused, startFakeServer, type FakeRequest, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { addWords, changeLanguage } from '#kit/i18n/web/words.ts'
import { phrasesIn } from '#kit/i18n/words.ts'
import { zh as kitWords } from '#kit/i18n/words/zh.ts'
import { cardOf, type Card } from '#cards/index.ts'
import { zh as cardWords } from '#cards/words/zh.ts'
import { activity } from '#features/content/activity/activity.contract.ts'
import { activityFields } from '#features/content/activity/activity.fields.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import { Editor } from '../state/editor.ts'
import type { ActivityRecord } from '../state/editorState.ts'
import type { DraftStore } from '../state/draftStore.ts'

const person = { id: 1, roles: ['lx_designer'], username: 'lin', nickname: '林晓', avatar: '' } as const
type Body = FakeRequest['body']

export const text = (id: number, title: string): Card => ({ ...cardOf('text').createEmpty(id), title })

export const composite = (id: number, title: string, inside: readonly Card[]): Card =>
  cardOf('composite').nesting.withChildren({ ...cardOf('composite').createEmpty(id), title }, inside)

export const record: ActivityRecord = {
  ...activity.record.parse({
    ...valuesOf(activityFields, { title: '访谈', designMethod: 'byHand', distribution: 'none' }),
    id: 7,
    creatorId: 1,
    creatorName: '林晓',
    creatorAvatar: '',
    createdAt: 1,
    updatedAt: 1,
    revision: 1,
    mayEdit: true,
    status: 'draft',
    isReady: false,
    cardCount: 2,
    versionNumber: 0,
    publishedVersionId: null,
    publishedAt: null,
    parentVersionId: null,
    hasUnpublishedChanges: false,
    freeSample: 'no',
    platformStatus: 'private',
    platformReason: '',
    platformNotes: [],
    careerName: '',
    tags: [],
    hostTeachers: [],
    cards: [text(1, '一'), text(2, '二')],
    files: {},
    abilities: [],
  }),
}

export const cardsIn = (body: Body) => activity.record.shape.cards.parse(body['cards'])

/** The browser's store in memory: what a crash would leave. */
export function memoryStore() {
  const rows = new Map<string, unknown>()
  const store: DraftStore = {
    list: async () => [...rows].map(([tab, stored]) => ({ tab, stored })),
    put: async (draft) => void rows.set(draft.tab, structuredClone(draft)),
    drop: async ({ tab }) => void rows.delete(tab),
  }
  return { rows, store }
}

/** One author at an open activity, and the server that holds it. */
export class EditorHarness {
  /** The server's record. */
  row = structuredClone(record)
  readonly drafts = memoryStore()
  fake: FakeServer
  editor: Editor
  #nextId = 100

  constructor(fake: FakeServer) {
    this.fake = fake
    this.answer()
    this.editor = this.open()
  }

  /** Another editor on what the server has now. */
  open(): Editor {
    this.editor = new Editor({ record: structuredClone(this.row), userId: 1, draftStore: this.drafts.store })
    return this.editor
  }

  answer(): void {
    this.fake.answer('/course/activity/get', () => this.row)
    this.fake.answer('/course/activity/content', ({ body }) => this.saveCards(body))
    this.fake.answer('/course/activity/update', ({ body }) => this.save(body, body).revision)
    this.fake.answer('/course/activity-card/reserve', ({ body }) => ({
      ids: Array.from({ length: Number(body['count']) }, () => this.#nextId++),
    }))
  }

  /** A new server with the old record, after the last one was stopped. */
  async restart(): Promise<void> {
    this.fake = await startFakeServer([], person)
    aimAt(this.fake)
    this.answer()
  }

  saveCards(body: Body) {
    return this.save(body, { cards: cardsIn(body) })
  }

  save(body: Body, part: object) {
    const { revision } = this.row
    if (body['revision'] !== revision) throw refused(409, '内容已被他人修改', { revision })
    this.row = activity.record.parse({ ...this.row, ...part, revision: revision + 1 })
    return { revision: this.row.revision, ids: this.row.cards.map(({ id }) => id) }
  }

  /** Somebody else saves. */
  colleague(cards: readonly Card[], fields: object = {}): void {
    this.row = { ...this.row, ...fields, cards: [...cards], revision: this.row.revision + 1 }
  }

  state = () => this.editor.store.get()
  deck = () => this.state().history.present
  titles = () => this.deck().map(({ title }) => title)
  onServer = () => this.row.cards.map(({ title }) => title)
  sent = (verb: string) => this.fake.requests.filter(({ path }) => path === `/course/activity/${verb}`)

  retitle(id: number, title: string): void {
    const card = this.deck().find((each) => each.id === id)
    if (card) this.editor.changeCard({ ...card, title })
  }

  async close(): Promise<void> {
    await this.editor.saver.stop()
    await this.fake.stop()
  }
}

export async function makeEditorHarness(): Promise<EditorHarness> {
  addWords('zh', { ...(await phrasesIn([activityWords], 'zh')), card: cardWords, kit: kitWords })
  await changeLanguage('zh')
  const fake = await startFakeServer([], person)
  aimAt(fake)
  return new EditorHarness(fake)
}
