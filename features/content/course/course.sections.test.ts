import { describe, expect, test } from 'vitest'
import { courseMissing, unitProblems } from './course.problems.ts'
import { beginSection, dayRuns, endSection, firstDaysOf, spreadOverDays } from './course.sections.ts'

const at = (...days: readonly (number | null)[]) =>
  days.map((firstDay, index) => ({ title: 'abc'[index] ?? '', firstDay }))
const runs = (days: number, ...begins: readonly (number | null)[]) =>
  dayRuns(at(...begins), days).map(({ section, from, to }) => `${section?.title ?? '-'}${from}-${to}`)
const blank = (firstDay: number) => ({ title: '', firstDay })
const daysOf = (sections: readonly { readonly firstDay: number | null }[]) =>
  sections.map(({ firstDay }) => firstDay)

describe('the days of a course', () => {
  test.each([
    ['are one run where nothing groups them', runs(4), ['-1-4']],
    ['belong to the section that began last', runs(7, 1, 3, 6), ['a1-2', 'b3-5', 'c6-7']],
    ['of the last section grow with the course', runs(9, 1, 3, 6), ['a1-2', 'b3-5', 'c6-9']],
    ['before the first section stand alone', runs(3, 2), ['-1-1', 'a2-3']],
    ['know no section behind the last of them', runs(2, 1, 3), ['a1-2']],
    ['know no section that has no day', runs(3, null, 1), ['b1-3']],
    ['are none while nothing is said of them', runs(0, 1), []],
  ])('%s', (_, found, expected) => expect(found).toEqual(expected))
})

describe('a section', () => {
  test('begins in its order', () => {
    expect(daysOf(beginSection(at(1, 6), 3, blank))).toEqual([1, 3, 6])
  })

  test('that is the first and begins later leaves the days before to one that begins on day 1', () => {
    expect(daysOf(beginSection(at(), 3, blank))).toEqual([1, 3])
    expect(daysOf(beginSection(at(), 1, blank))).toEqual([1])
  })

  test('does not begin where one does', () => {
    expect(daysOf(beginSection(at(1, 3), 3, blank))).toEqual([1, 3])
  })

  test('leaves its days to the one before, the first to the one behind', () => {
    expect(daysOf(endSection(at(1, 3, 6), 1))).toEqual([1, 6])
    expect(daysOf(endSection(at(1, 3, 6), 0))).toEqual([1, 6])
    expect(daysOf(endSection(at(1), 0))).toEqual([])
  })

  test('may begin on any day between its neighbours, the first on day 1 alone', () => {
    expect(firstDaysOf(at(1, 3, 6), 0, 9)).toEqual([1])
    expect(firstDaysOf(at(1, 3, 6), 1, 9)).toEqual([2, 3, 4, 5])
    expect(firstDaysOf(at(1, 3, 6), 2, 8)).toEqual([4, 5, 6, 7, 8])
  })

  test('without a day gets the one behind the section before', () => {
    expect(daysOf(spreadOverDays(at(null, null)))).toEqual([1, 2])
    expect(daysOf(spreadOverDays(at(1, 4, null)))).toEqual([1, 4, 5])
  })
})

describe('what is wrong with sections', () => {
  const problems = (course: object, ...days: readonly (number | null)[]) => {
    const found = unitProblems({ learnMode: 'day', days: 5, sections: at(...days), ...course })
    return Object.entries(found).map(([path, { key }]) => `${path} ${key}`)
  }
  test.each([
    ['nothing', problems({}, 1, 3, 5), []],
    ['nothing by content', problems({ learnMode: 'content' }, 3, 1), []],
    ['nothing of days that are not said yet', problems({ days: null }, 1, 300), []],
    ['the first one begins later', problems({}, 2), ['sections.0.firstDay problems.firstSection']],
    ['one begins with another', problems({}, 1, 3, 3), ['sections.2.firstDay problems.sectionOrder']],
    ['one begins before another', problems({}, 1, 4, 2), ['sections.2.firstDay problems.sectionOrder']],
    ['one begins behind the last day', problems({}, 1, 6), ['sections.1.firstDay problems.noSuchUnit']],
  ])('%s', (_, found, expected) => expect(found).toEqual(expected))

  test('by day each needs a day before it is public, by content none', () => {
    const sections = [{ title: 'a', overview: '', firstDay: null }]
    const missing = (learnMode: string) =>
      Object.keys(courseMissing({ learnMode, sections })).filter((path) => /^(days|sections)/.test(path))
    expect(missing('day')).toEqual(['days', 'sections.0.firstDay'])
    expect(missing('content')).toEqual([])
  })
})
