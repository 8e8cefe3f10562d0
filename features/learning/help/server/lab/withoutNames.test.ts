import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withoutNames } from './withoutNames.ts'

const names = [
  { name: 'Ana López', as: 'Learner' },
  { name: 'ana.l', as: 'Learner' },
  { name: '13812345678', as: 'Learner' },
  { name: '林晓', as: 'Teacher' },
  { name: 'Mr Rain', as: 'Teacher' },
  { name: 'サトウ・ハナ', as: 'Teacher' },
  { name: 'Group 12', as: 'Pupils' },
]

describe('names', () => {
  test.each([
    ['I am Ana López', 'I am Learner'],
    ['ANA   LÓPEZ asks', 'Learner asks'],
    ['Ana Lo\u0301pez, decomposed', 'Learner, decomposed'],
    ['Thanks, Ana! Bye, López.', 'Thanks, Learner! Bye, Learner.'],
    ['Anagrams and bananas stay', 'Anagrams and bananas stay'],
    ['my login is ana.l', 'my login is Learner'],
    ['林晓老师，您好', 'Teacher老师，您好'],
    ['Why does it rain, Mr Rain? Rain said so', 'Why does it rain, Teacher? Teacher said so'],
    ['サトウ・ハナ先生とハナ', 'Teacher先生とTeacher'],
    ['call 13812345678', 'call Learner'],
    ['nobody is named', 'nobody is named'],
    ['Group 12 and 12 apples', 'Pupils and 12 apples'],
  ])('%s', (text, expected) => {
    expect(withoutNames(text, names)).toBe(expected)
  })

  test('of one letter, and empty ones, stay', () => {
    const short = ['x', '晓', '', ' '].map((name) => ({ name, as: 'Learner' }))
    expect(withoutNames('x = 晓 + 1', short)).toBe('x = 晓 + 1')
  })

  test('that several have are those of the first', () => {
    const same = [
      { name: 'Kim', as: 'Learner' },
      { name: 'kim', as: 'Teacher' },
    ]
    expect(withoutNames('Kim', same)).toBe('Learner')
  })

  test('with signs of a pattern are only names', () => {
    expect(
      withoutNames('a.c abc $& (x', [
        { name: 'a.c', as: '$&' },
        { name: '(x', as: 'L' },
      ]),
    ).toBe('$& abc $& L')
  })

  test('are gone, whatever they are', () => {
    const name = fc.string({ minLength: 2, unit: fc.constantFrom(...'abcü林.*([{^$|\\') })
    fc.assert(
      fc.property(name, (one) => {
        fc.pre(one.trim().length > 1)
        expect(withoutNames(`so ${one} said`, [{ name: one, as: '–' }])).toBe('so – said')
      }),
    )
  })
})

test('A long text without spaces takes no longer than others', () => {
  const long = 'a-'.repeat(20_000)
  expect(withoutNames(long, names)).toBe(long)
})

describe('what leads to a person', () => {
  test.each([
    ['write to ana.lopez@example.co.uk!', 'write to [e-mail]!'],
    ['邮箱：lin＠例子.中国。', '邮箱：[e-mail]。'],
    ['see https://example.com/u/ana?x=1 there', 'see [link] there'],
    ['看 www.example.com/u，谢谢', '看 [link]，谢谢'],
    ['my page example.org/ana', 'my page [link]'],
    ['电话138 1234 0000', '电话[phone]'],
    ['+34 612 345 678 or (010) 1234-5678', '[phone] or [phone]'],
    ['０９０−1234', '０９０−1234'],
    ['０９０-１２３４-５６７８', '[phone]'],
    ['身份证 110101199003074258', '身份证 [phone]'],
  ])('%s', (text, expected) => {
    expect(withoutNames(text, [])).toBe(expected)
  })

  test.each(['3.14159265358', 'On 2026-11-26', '1,234,567 people', 'x = 12 + 34 + 56', 'and/or e.g. this'])(
    'is not what %s says',
    (text) => {
      expect(withoutNames(text, [])).toBe(text)
    },
  )
})
