import { expect, test, vi } from 'vitest'
import { makeOutbox, type Outbox } from '../outbox/outbox.ts'
import { outboxStore } from '../outbox/outboxStore.ts'
import { learnPort } from './learnPort.ts'

test('a look at another card leaves the place to which the learner comes back', () => {
  const add = vi.fn<Outbox['add']>()
  const port = learnPort({
    activityId: 7,
    outbox: { ...makeOutbox(outboxStore(1)), add },
    textOf: () => '',
    onRecord: () => undefined,
    onFiles: () => undefined,
    onRefusal: () => undefined,
  })
  port.open?.(5, 5)
  port.open?.(3, 5)
  port.close()
  const places = add.mock.calls.flatMap(([{ kind, body }]) =>
    kind === 'position' && 'cardId' in body ? [body.cardId] : [],
  )
  expect(places).toEqual([5, 5])
})
