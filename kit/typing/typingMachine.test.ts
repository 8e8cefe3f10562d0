import fc from 'fast-check'
import { expect, test } from 'vitest'
import { idleMs, maxPendingMs, stayMs, TypingMachine } from './typingMachine.ts'
import { typingTable, type TypingEvent, type TypingState } from './typingState.ts'

const paintMs = 16
const drawMs = 60

/** A window with a clock of its own, in which an interruptible render takes a while. */
function makeWindow() {
  let clock = 0
  let tasks: { readonly at: number; readonly work: () => void }[] = []
  /** A browser's timer may come a little early. */
  const later = (work: () => void, milliseconds: number) =>
    void tasks.push({ at: clock + (milliseconds > 1 ? milliseconds - 0.5 : milliseconds), work })
  const run = (milliseconds: number) => {
    const end = clock + milliseconds
    for (;;) {
      const next = tasks.toSorted((a, b) => a.at - b.at)[0]
      if (!next || next.at > end) break
      tasks = tasks.filter((task) => task !== next)
      clock = next.at
      next.work()
    }
    clock = end
  }
  const machine = new TypingMachine({
    now: () => clock,
    later,
    afterPaint: (work) => later(work, paintMs),
    drawNow: (draw) => draw(),
    drawInterruptibly: (draw) => later(draw, drawMs),
  })
  return { machine, run, now: () => clock }
}

interface Field {
  /** How much was typed into it, how much of that was reported, and of that drawn. */
  typed: number
  reported: number
  drawn: number
  pendingSince: number | undefined
}
const makeField = (): Field => ({ typed: 0, reported: 0, drawn: 0, pendingSince: undefined })

/** Somebody who writes in two fields; each report looks whether it is the one to be made, at the moment to make it. */
function makeWriter() {
  const page = makeWindow()
  const { machine } = page
  const fields = [makeField(), makeField()] as const
  const steps = { made: 0, drawn: 0 }
  /** What somebody does right now; nothing where only time passes. */
  let current: TypingEvent | undefined
  const during = (event: TypingEvent, work: () => void) => {
    current = event
    work()
    current = undefined
  }
  const pending = () => fields.filter(({ typed, reported }) => typed > reported)
  const undrawn = () => fields.filter(({ drawn, reported }) => reported > drawn)
  const report = (field: Field, text: number) => {
    expect(text, 'the newest is reported').toBe(field.typed)
    expect(machine.state).toBe('flushing')
    if (current !== 'leave') expect(undrawn(), 'what was flushed before is drawn').toEqual([])
    field.reported = text
    field.pendingSince = undefined
    machine.queueFlushed(() => (field.drawn = Math.max(field.drawn, text)))
  }
  const letter = (field: Field) => {
    const text = field.typed + 1
    during('letter', () => {
      machine.deferInput(field, () => report(field, text))
      field.typed = text
      field.pendingSince ??= page.now()
    })
  }
  const step = () => {
    const made = (steps.made += 1)
    machine.queueDeferred(() => (steps.drawn = Math.max(steps.drawn, made)))
  }
  const send = (event: TypingEvent) => during(event, () => machine.send(event))
  return { ...page, fields, steps, pending, undrawn, letter, step, send }
}
type Writer = ReturnType<typeof makeWriter>

type Gesture =
  { readonly event: TypingEvent } | { readonly letter: 0 | 1 } | { readonly wait: number } | 'step'
const gestures = fc.array(
  fc.oneof(
    fc.record({ letter: fc.constantFrom(0, 1) }),
    fc.record({ wait: fc.integer({ min: 1, max: 400 }) }),
    fc.record({
      event: fc.constantFrom<TypingEvent[]>(
        'compositionStart',
        'compositionEnd',
        'key',
        'enter',
        'action',
        'leave',
      ),
    }),
    fc.constant('step' as const),
  ),
  { maxLength: 60 },
)

function perform(writer: Writer, gesture: Gesture): void {
  if (gesture === 'step') writer.step()
  else if ('letter' in gesture) writer.letter(writer.fields[gesture.letter])
  else if ('wait' in gesture) writer.run(gesture.wait)
  else writer.send(gesture.event)
}

/** Somebody does all that; `look` is called behind each gesture with the state before it. */
const whatever = (look: (writer: Writer, gesture: Gesture, before: TypingState) => void) =>
  fc.assert(
    fc.property(gestures, (all) => {
      const writer = makeWriter()
      for (const gesture of all) {
        const before = writer.machine.state
        perform(writer, gesture)
        look(writer, gesture, before)
      }
    }),
    { numRuns: 500 },
  )

const isEvent = (gesture: Gesture, ...events: TypingEvent[]) =>
  typeof gesture === 'object' && 'event' in gesture && events.includes(gesture.event)

test('nothing that was typed is lost: whoever leaves or acts finds it reported, and of each field the newest alone', () =>
  whatever(({ pending }, gesture, before) => {
    const isKey = isEvent(gesture, 'key', 'enter') && before !== 'composing'
    if (isKey || isEvent(gesture, 'action', 'leave')) expect(pending()).toEqual([])
  }))

test('what is typed in one field is reported before another one is typed in', () =>
  whatever(({ pending }) => expect(pending().length).toBeLessThan(2)))

test('whoever acts finds drawn what was flushed, and what follows their steps', () =>
  whatever(({ undrawn, steps }, gesture, before) => {
    const isMove = isEvent(gesture, 'action') || (isEvent(gesture, 'enter') && before !== 'composing')
    if (isMove || (isEvent(gesture, 'key') && before !== 'composing')) expect(undrawn()).toEqual([])
    if (isMove) expect(steps.drawn).toBe(steps.made)
  }))

test('no key of an input method reports anything', () => {
  let reported = 0
  whatever(({ fields }, gesture, before) => {
    const now = fields[0].reported + fields[1].reported
    if (isEvent(gesture, 'key', 'enter') && before === 'composing') expect(now).toBe(reported)
    reported = now
  })
})

test('after a pause all is reported and drawn, and nobody is waited for', () =>
  fc.assert(
    fc.property(gestures, (all) => {
      const writer = makeWriter()
      for (const gesture of all) perform(writer, gesture)
      writer.run(idleMs)
      expect(writer.pending()).toEqual([])
      // An input method may be at work in a field into which it has put nothing yet.
      expect(writer.machine.state).toBeOneOf(['idle', 'composing'])
      writer.run(drawMs)
      expect([...writer.undrawn(), writer.steps.drawn]).toEqual([writer.steps.made])
      writer.send('compositionEnd')
      expect(writer.machine.state).toBe('idle')
    }),
    { numRuns: 500 },
  ))

test('who types on and on is reported of every three seconds, behind the paint of a letter', () =>
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 20, max: idleMs - 1 }), { minLength: 40, maxLength: 200 }),
      fc.boolean(),
      (gaps, isComposing) => {
        const writer = makeWriter()
        const [field] = writer.fields
        if (isComposing) writer.send('compositionStart')
        for (const gap of gaps) {
          writer.letter(field)
          writer.run(gap)
          expect(writer.now() - (field.pendingSince ?? writer.now())).toBeLessThan(
            maxPendingMs + gap + paintMs,
          )
        }
      },
    ),
  ))

test('who steps on and on is followed once they stay', () => {
  const { machine, run, step, steps } = makeWriter()
  for (let count = 0; count < 20; count += 1) {
    step()
    run(stayMs - 10)
  }
  expect([machine.state, steps.drawn]).toEqual(['drawing', 0])
  run(10 + drawMs)
  expect([machine.state, steps.drawn]).toEqual(['idle', 20])
})

/** Brings a writer into each state, and does something there. */
const inState: Readonly<Record<TypingState, (writer: Writer, then: () => void) => void>> = {
  idle: (_, then) => then(),
  typing: ({ letter, fields }, then) => {
    letter(fields[0])
    then()
  },
  composing: ({ letter, fields, send }, then) => {
    letter(fields[0])
    send('compositionStart')
    then()
  },
  drawing: ({ letter, fields, send }, then) => {
    letter(fields[0])
    send('key')
    then()
  },
  flushing: ({ machine, send }, then) => {
    machine.deferInput({}, then)
    send('due')
  },
}
const pairs = (Object.keys(inState) as TypingState[]).flatMap((state) =>
  (Object.keys(typingTable[state]) as TypingEvent[]).map((event) => [state, event] as const),
)

test.each(pairs)('%s leads back to idle, and loses nothing, after %s', (state, event) => {
  const writer = makeWriter()
  const { machine, fields } = writer
  let queued = 0
  inState[state](writer, () => {
    expect(machine.state).toBe(state)
    if (event === 'letter') writer.letter(fields[1])
    else if (event === 'queued') machine.queueFlushed(() => (queued += 1))
    else writer.send(event)
    if (event === 'queued') expect(queued).toBe(0)
  })
  writer.run(idleMs)
  writer.send('compositionEnd')
  writer.run(drawMs)
  expect([machine.state, ...writer.pending(), ...writer.undrawn()]).toEqual(['idle'])
  expect(queued > 0).toBe(event === 'queued')
})
