import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { valuesOf } from '#kit/form/values.ts'
import { setSession } from '#kit/http/web/session.ts'
import { phrasesIn } from '#kit/i18n/words.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { refused, startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { allByRole, byRole, click, eventually, text } from '#kit/testing/web/page.ts'
import { makeCard, makeQuestion } from '#deck/makeDeck.ts'
import { activity } from '#features/content/activity/activity.contract.ts'
import { activityFields } from '#features/content/activity/activity.fields.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import {
  activityTransferEndpoints,
  exportWithoutCodes,
} from '#features/content/activity-transfer/activity-transfer.contract.ts'
import { importWords } from '#features/content/activity-transfer/activity-import.words.ts'
import { ExportDialog } from './ExportDialog.tsx'

const person = { id: 1, roles: ['lx_designer'], username: 'lin', nickname: 'Lin', avatar: '' } as const
const { path } = activityTransferEndpoints.exportFile
const [leavesOut = 0] = exportWithoutCodes.slice(-1)
const close = vi.fn<() => void>()
let fake: FakeServer
let drawn: Drawn

const inside = makeQuestion(4, { title: 'Inside' })
const cards = [
  makeCard(1, { title: 'Read this' }),
  makeQuestion(2, { title: 'Answer that' }),
  makeCard(3, { type: 'composite', title: 'Both', cards: [inside] }),
]
const row = {
  ...valuesOf(activityFields, { title: 'Talks', designMethod: 'byHand', distribution: 'none' }),
  ...{ id: 7, creatorId: 1, creatorName: 'Lin', createdAt: 1, updatedAt: 1, revision: 1, mayEdit: true },
  ...{ status: 'draft', versionNumber: 0, publishedVersionId: null, hasUnpublishedChanges: false },
  cards,
  files: {},
}

beforeEach(async () => {
  vi.clearAllMocks()
  setSession(person)
  fake = await startFakeServer([{ resource: activity, rows: [structuredClone(row)] }], person)
  fake.answer(path, () => Buffer.from('a file'))
})
afterEach(async () => {
  await drawn.undraw()
  await fake.stop()
})

async function open(selectedIds?: readonly number[]): Promise<void> {
  drawn = await draw({
    at: '/',
    fake,
    routes: {
      '/': () => <ExportDialog activityId={7} onClose={close} {...(selectedIds && { selectedIds })} />,
    },
    words: { en: await phrasesIn([activityWords, importWords], 'en') },
    language: 'en',
  })
  await eventually(() => byRole('button', 'Download'))
}
const queries = () => fake.requests.filter((call) => call.path === path).map(({ query }) => query)
/** Presses a button once it is not busy any more. */
const presses = async (name: string) =>
  click(
    await eventually(() => {
      const button = byRole('button', name)
      if (button.className.includes('loading')) throw new Error(`${name} is busy`)
      return button
    }),
  )
const isDone = () => eventually(() => expect(close).toHaveBeenCalledOnce())
const box = (name: RegExp) => {
  const [found] = allByRole('checkbox', name)
  if (!(found instanceof HTMLInputElement)) throw new Error(`no box ${String(name)}`)
  return found
}

test('all cards go out, unless some are chosen', async () => {
  await open()
  expect(allByRole('checkbox', /./)).toEqual([])
  await presses('Download')
  await isDone()
  expect(queries()).toEqual([{ id: '7', format: 'json', partial: 'refuse' }])
})

test('those that are ticked go out; without any there is nothing to download', async () => {
  await open()
  click(byRole('radio', 'Only some'))
  await eventually(() => box(/Answer that/))
  expect(byRole('button', 'Download')).toHaveProperty('disabled', true)
  expect(allByRole('checkbox', /Inside/)).toEqual([])
  click(box(/Both/))
  click(box(/Answer that/))
  await eventually(() => expect(text()).toContain('2 cards chosen'))
  click(byRole('button', 'Choose none'))
  await eventually(() => expect(text()).toContain('0 cards chosen'))
  click(byRole('button', 'Choose all'))
  await eventually(() => expect(box(/Read this/).checked).toBe(true))
  click(box(/Read this/))
  await eventually(() => expect(text()).toContain('2 cards chosen'))
  await presses('Download')
  await isDone()
  expect(queries()).toMatchObject([{ cardIds: '2,3' }])
})

test('what is selected in the editor is chosen at first, also inside another card', async () => {
  await open([2, 4])
  await eventually(() => expect([box(/Answer that/).checked, box(/Inside/).checked]).toEqual([true, true]))
  expect([box(/Read this/).checked, box(/Both/).checked]).toEqual([false, false])
  await presses('Download')
  await isDone()
  expect(queries()).toMatchObject([{ cardIds: '2,4' }])
})

test('what the format cannot hold is named line by line first, and again for another choice', async () => {
  const rows = [{ name: '2 Answer that', path: 'hints', label: 'Hints', text: 'Look up' }]
  fake.answer(path, ({ query }) => {
    if (query['partial'] === 'refuse') throw refused(leavesOut, 'H5P cannot hold all of this', { rows })
    return Buffer.from('a file')
  })
  await open()
  click(byRole('radio', /H5P/))
  await presses('Download')
  await eventually(() => byRole('alert', 'H5P cannot hold all of this'))
  expect(document.querySelector('.export-losses')?.textContent).toBe('2 Answer thatHintsLook up')
  click(byRole('radio', 'Only some'))
  await eventually(() => expect(allByRole('alert', /./)).toEqual([]))
  click(byRole('radio', 'All cards'))
  await presses('Download')
  await presses('Export without them')
  await isDone()
  expect(queries().map(({ partial }) => partial)).toEqual(['refuse', 'refuse', 'allow'])
})
