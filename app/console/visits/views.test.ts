import { describe, expect, test } from 'vitest'
import { close, closeAll, closeOthers, neighbour, viewOf, visit, type View } from './views.ts'

const isPinned = (view: View) => view.key === '/dashboard'
const home = viewOf('/dashboard', '')
const list = viewOf('/base/career/list', '?status=draft')
const edit = viewOf('/base/career/edit', '?id=3')
const all = [home, list, edit]
const keys = (views: readonly View[]) => views.map(({ key }) => key)

describe('the tags bar', () => {
  test('gives a list one tab whatever its filters, and remembers the last ones', () => {
    const filtered = visit(all, viewOf('/base/career/list', '?status=public'))
    expect(keys(filtered)).toEqual(keys(all))
    expect(filtered[1]?.href).toBe('/base/career/list?status=public')
  })

  test('gives each record its own tab', () => {
    expect(keys(visit(all, viewOf('/base/career/edit', '?id=4')))).toEqual([
      ...keys(all),
      '/base/career/edit?id=4',
    ])
  })

  test('keeps pinned tabs whatever is closed', () => {
    expect(close(all, home.key, isPinned)).toEqual(all)
    expect(closeAll(all, isPinned)).toEqual([home])
    expect(closeOthers(all, edit.key, isPinned)).toEqual([home, edit])
  })

  test('goes to the right neighbour of a closed tab, else to the left one', () => {
    expect(neighbour(all, close(all, list.key, isPinned), list.key)).toEqual(edit)
    expect(neighbour(all, close(all, edit.key, isPinned), edit.key)).toEqual(list)
    expect(neighbour(all, closeAll(all, isPinned), edit.key)).toEqual(home)
    expect(neighbour([edit], [], edit.key)).toBeUndefined()
  })
})
