import { browserStore, resultOf } from './browserStore.ts'

const prefix = 'lectern.kept.'
const writeDelayMs = 100

const within = browserStore('lectern-drafts', 'drafts')

/** Writes a value as text, when it is needed. */
type Text = () => string

/**
 * What the database does not have yet, by slot; undefined where it is to be removed. Where the browser refuses a database, as
 * in some private windows, this is all there is.
 */
const unwritten = new Map<string, Text | undefined>()
let timer: ReturnType<typeof setTimeout> | undefined
let isListening = false

/** Stores a text within a moment, or removes it where it is undefined. What is set last of a slot counts. */
export function setText(slot: string, text: Text | undefined): void {
  unwritten.set(slot, text)
  timer ??= setTimeout(() => void write(), writeDelayMs)
  if (isListening) return
  isListening = true
  addEventListener('pagehide', leave)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && leave())
}

/** Writes what is unwritten in one transaction: a text that moves is never in neither slot. */
async function write(): Promise<void> {
  clearTimeout(timer)
  timer = undefined
  const batch = [...unwritten]
  if (batch.length === 0) return
  try {
    await within('readwrite', (store) =>
      Promise.all(
        batch.map(([slot, text]) =>
          text ? resultOf(store.put(text(), slot)) : resultOf(store.delete(slot)),
        ),
      ),
    )
  } catch {
    // It is written with what is typed next, and by `leave` at the latest.
    return
  }
  for (const [slot, text] of batch)
    if (unwritten.get(slot) === text) {
      unwritten.delete(slot)
      localStorage.removeItem(slot)
    }
}

/**
 * The page may be gone in a moment, and a database promises nothing then: what it does not have yet is written into localStorage,
 * which does it at once, as far as there is room. The next page that looks takes it from there.
 */
function leave(): void {
  for (const [slot, text] of unwritten)
    try {
      localStorage.setItem(slot, text?.() ?? '')
    } catch {
      // It has no room for this one; the database may.
    }
  void write()
}

/** Takes over what lies in localStorage: what `leave` put there, and what earlier versions of the product stored. */
function takeOver(isOpen: (slot: string) => boolean): void {
  for (const slot of Object.keys(localStorage)) {
    if (!slot.startsWith(prefix) || isOpen(slot) || unwritten.has(slot)) continue
    const text = localStorage.getItem(slot)
    setText(slot, text ? () => text : undefined)
  }
}

const isUnder = (key: string, slot: string): boolean => slot === key || slot.startsWith(`${key}.`)

/** The texts of a key and of all keys below it that no open tab holds, by slot. */
export async function textsUnder(
  key: string,
  isOpen: (slot: string) => boolean,
): Promise<ReadonlyMap<string, string>> {
  takeOver(isOpen)
  // What is written meanwhile may be missing in what is read.
  const before = [...unwritten]
  const range = () => IDBKeyRange.bound(key, `${key}.\uFFFF`)
  const stored = await within('readonly', async (store) => {
    const [slots, texts] = await Promise.all([
      resultOf(store.getAllKeys(range())),
      resultOf<unknown[]>(store.getAll(range())),
    ])
    return slots.map((slot, index) => [String(slot), String(texts[index])] as const)
  }).catch(() => [])
  const texts = new Map(stored)
  for (const [slot, text] of [...before, ...unwritten])
    if (text) texts.set(slot, text())
    else texts.delete(slot)
  return new Map([...texts].filter(([slot]) => isUnder(key, slot) && !isOpen(slot)))
}

/** Removes all texts below a key, whoever holds them. */
export async function forgetTexts(key: string): Promise<void> {
  const isTheirs = (slot: string) => isUnder(key, slot)
  for (const slot of unwritten.keys()) if (isTheirs(slot)) unwritten.delete(slot)
  for (const slot of Object.keys(localStorage)) if (isTheirs(slot)) localStorage.removeItem(slot)
  await within('readwrite', (store) =>
    resultOf(store.delete(IDBKeyRange.bound(`${key}.`, `${key}.\uFFFF`))),
  ).catch(() => undefined)
}
