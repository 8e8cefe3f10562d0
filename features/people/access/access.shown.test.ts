import { expect, test } from 'vitest'
import type { ByRole, AccessLevel } from './access.contract.ts'
import type { Group } from './access.shown.ts'
import { shownGroups } from './access.shown.ts'

const nobody: ByRole = {
  ...{ super_admin: [], admin_designer: [], lx_designer: [], auditor: [], teacher: [], student: [] },
}
const line = (key: string, by: Partial<ByRole>) => ({
  key,
  label: key,
  note: '/x',
  byRole: { ...nobody, ...by },
})
const own: AccessLevel[] = ['own']
const groups: Group[] = [
  {
    ...{ key: 'tag', label: 'Tags' },
    lines: [
      line('Open', { super_admin: ['every'], lx_designer: ['every'] }),
      line('Change', { super_admin: ['every'], lx_designer: own }),
      line('Delete', { super_admin: ['every'] }),
    ],
  },
  { key: 'unit', label: 'Units of measure', lines: [line('Open', { super_admin: ['every'] })] },
]
const all = { text: '', only: undefined, against: undefined }
const keys = (filter: Partial<typeof all> | object) =>
  shownGroups(groups, { ...all, ...filter }).map(({ key, lines }) => [key, lines.map((each) => each.key)])

test('A search finds lines by their words and by those of their group', () => {
  expect(keys({ text: ' unit ' })).toEqual([['unit', ['Open']]])
  expect(keys({ text: 'open' })).toEqual([
    ['tag', ['Open']],
    ['unit', ['Open']],
  ])
})

test('A role shows what it may do, and beside another one what differs', () => {
  expect(keys({ only: 'lx_designer' })).toEqual([['tag', ['Open', 'Change']]])
  expect(keys({ only: 'lx_designer', against: 'super_admin' })).toEqual([
    ['tag', ['Change', 'Delete']],
    ['unit', ['Open']],
  ])
  expect(keys({ only: 'student' })).toEqual([])
})
