import { kitFaults } from '#kit/contract/fault.ts'
import { newKey } from '#kit/http/web/newKey.ts'
import { notify } from '#kit/notice/web/notice.ts'
import { isRefusal, Refusal } from '#kit/http/web/refusal.ts'
import { saveLoop, type SaveLoop } from '#kit/form/web/saveLoop.ts'
import { translate } from '#kit/i18n/web/words.ts'
import { phrase } from '#kit/i18n/words.ts'
import { replaced } from '#deck/deck.history.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import { copyOf, reselect, workOf, type ActivityRecord, type EditorState } from './editorState.ts'
import { makeDraftSaver, type DraftSaver } from './draftSaver.ts'
import { draftOf, type Recovered } from './recoveryDraft.ts'
import type { DraftStore } from './draftStore.ts'
import { refusalsIn, sendable, serverRefusals } from './sendable.ts'
import type { Store } from './store.ts'
import { fetchActivity, sendChanges, type Synced } from './sync.ts'
import { problemText } from './useProblemText.ts'
import {
  mergeBaseOf,
  hasConflicts,
  isSameCopy,
  mergeCopies,
  rebased,
  reuseCards,
  type WorkingCopy,
} from './workingCopy.ts'

const saveDelayMs = 800
/** Codes of refusals that pass by themselves: the save is tried again. */
const temporaryCodes = [429, 500, 503, kitFaults.noSpace.code]

/** Brings what is typed to the server, one save at a time, and what others saved into what is typed. */
export class Saver {
  /** Names this open editor beside others of the same person. */
  readonly tab = newKey()
  readonly #store: Store<EditorState>
  readonly #draftSaver: DraftSaver
  readonly #loop: SaveLoop<null>
  #synced: Synced
  #isSaving = false

  constructor(store: Store<EditorState>, draftStore: DraftStore, userId: number) {
    const { record } = store.get()
    const owner = { userId, activityId: record.id, tab: this.tab }
    this.#store = store
    this.#synced = { revision: record.revision, base: copyOf(record), sent: [] }
    this.#draftSaver = makeDraftSaver({
      store: draftStore,
      owner,
      // While somebody has to choose, the draft stored before still has both sides.
      isPaused: () => store.get().conflicts !== null,
      contents: () => {
        const now = { at: Date.now(), revision: this.#synced.revision }
        return draftOf({ ...owner, ...now }, { ...this.#synced, mine: workOf(store.get()) })
      },
    })
    this.#loop = saveLoop({
      save: () => this.#save(),
      // Each key press reports `unsaved`; the first report is enough.
      onState: (save) =>
        save.kind === 'unsaved' && store.get().save.kind === 'unsaved' ? undefined : store.set({ save }),
      delay: saveDelayMs,
    })
  }

  /** The fields or the deck have become others. */
  changed(): void {
    this.#loop.offer(null)
    this.#draftSaver.later()
  }

  /** Saves now; true when the server has everything. */
  flush(): Promise<boolean> {
    return this.#loop.flush()
  }

  /** The revision that stands, for moves. */
  get revision(): number {
    return this.#synced.revision
  }

  /** A move has made this of the record; its fields and cards are as they were. */
  moved(record: ActivityRecord): void {
    this.#synced = { ...this.#synced, revision: record.revision }
    this.#store.set({ record })
  }

  /** Fetches what somebody else may have saved and merges it; also renews the addresses of files. */
  async refresh(): Promise<void> {
    const { revision } = this.#synced
    const theirs = await fetchActivity(this.#store.get().record.id)
    await this.#draftSaver.now()
    const { conflicts, files } = this.#store.get()
    if (this.#isSaving || this.#synced.revision !== revision || conflicts) return
    if (theirs.revision === revision)
      this.#store.set({ record: theirs, files: { ...files, ...theirs.files } })
    else this.#adopt(theirs)
  }

  /** Joins work that was left behind, as if its author had gone on typing; it can be undone. */
  restore(left: Recovered): void {
    const { history, record } = this.#store.get()
    this.#store.set({ history: replaced(history, left.mine.deck, left.mine.fields) })
    this.#join(mergeBaseOf(left.base, left.sent, copyOf(record)), left.mine, record)
    this.changed()
  }

  /** Stores what is not saved yet in the browser, at once. */
  saveDraft(): Promise<void> {
    return this.#draftSaver.now()
  }

  /** Saves a last time. What is unsaved then stays in the browser alone: whoever discards it there has discarded it. */
  async stop(): Promise<void> {
    await Promise.all([this.#loop.stop(), this.#draftSaver.now()])
  }

  /** Saves until nothing differs; what somebody else saved in between is joined first. */
  async #save(): Promise<void> {
    this.#isSaving = true
    try {
      while (!(await this.#send()));
    } finally {
      this.#isSaving = false
      await this.#draftSaver.now()
    }
  }

  /** False when another save came first: then theirs has been joined, and it is to be sent again. */
  async #send(): Promise<boolean> {
    const { record, conflicts } = this.#store.get()
    if (conflicts) throw new Refusal(409, translate(phrase(activityWords, 'editor.choiceWaits')), null)
    const { copy, refused, work } = this.#outgoing()
    try {
      await sendChanges(record.id, copy, this.#synced, (synced) => this.#setSynced(synced))
    } catch (error) {
      if (!isRefusal(error)) throw error
      if (temporaryCodes.includes(error.code)) throw new Error(error.message, { cause: error })
      if (error.code === 409) this.#adopt(await fetchActivity(record.id))
      else if (!this.#leaveOut(error, copy)) throw error
      return false
    }
    const [first] = refused
    if (first) throw new Refusal(400, problemText(first, work.deck, translate), null)
    return true
  }

  /** What can be saved of what is seen, and what cannot. */
  #outgoing() {
    const work = workOf(this.#store.get())
    const refused = refusalsIn(work, this.#store.get().refusals)
    return { work, refused, copy: sendable(work, this.#synced.base, refused) }
  }

  /** Notes which cards and fields the server has refused; true when there is something else to send without them. */
  #leaveOut(error: Refusal, sent: WorkingCopy): boolean {
    const { refusals } = this.#store.get()
    this.#store.set({ refusals: [...refusals, ...serverRefusals(error.fields, sent)] })
    return !isSameCopy(this.#outgoing().copy, sent)
  }

  /** Stored before anything is sent: whatever happens on the way, the draft says what may have arrived. */
  async #setSynced(synced: Synced): Promise<void> {
    const isSaved = synced.revision > this.#synced.revision
    this.#synced = synced
    const { record } = this.#store.get()
    // Until the server is asked again, anything saved after a publishing counts as a change of it.
    if (isSaved && record.publishedVersionId !== null && !record.hasUnpublishedChanges)
      this.#store.set({ record: { ...record, hasUnpublishedChanges: true } })
    await this.#draftSaver.now()
  }

  #adopt(theirs: ActivityRecord): void {
    const { base, sent } = this.#synced
    const taken = this.#join(mergeBaseOf(base, sent, copyOf(theirs)), workOf(this.#store.get()), theirs)
    if (taken === 0) return
    const text = translate(phrase(activityWords, 'editor.merged', { count: taken }))
    notify({ kind: 'info', text, milliseconds: 8000 })
  }

  #join(from: WorkingCopy, mine: WorkingCopy, theirs: ActivityRecord): number {
    const state = this.#store.get()
    const { history } = state
    const copy = copyOf(theirs)
    const { copy: joined, conflicts, taken } = mergeCopies(from, mine, copy)
    const base = { ...copy, deck: reuseCards(copy.deck, joined.deck) }
    this.#synced = { revision: theirs.revision, base, sent: [] }
    this.#store.set({
      record: theirs,
      files: { ...state.files, ...theirs.files },
      conflicts: hasConflicts(conflicts) ? conflicts : null,
      ...(!isSameCopy(joined, mine) && {
        history: rebased(history, { mergeBase: from, theirs: copy, present: joined }),
        ...reselect(state, history.present, joined.deck),
      }),
    })
    return taken
  }
}
