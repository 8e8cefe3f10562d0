import { expect, test } from 'vitest'
import { randomFrom } from '#kit/value/shuffle.ts'
import { makeMarkReader, readMarks } from './help.marks.ts'

test.each([
  ['Look there [[2]].', 'Look there.', [2], false],
  ['Look [[1]] and [[ 3, 1 ]], please', 'Look and, please', [1, 3], false],
  ['看第三张卡片[[1]]。', '看第三张卡片。', [1], false],
  ['[[off]]', '', [], true],
  [' [[OFF]] and more', '', [], true],
  ['Well, [[off]] it is', 'Well, it is', [], false],
  ['[[99]] [[0]] [[-1]] there', '[[-1]] there', [], false],
  ['An [array] of [[arrays] and [[x]] stays', 'An [array] of [[arrays] and [[x]] stays', [], false],
  ['It ends with [[', 'It ends with [[', [], false],
  ['[[1, 2, 3, 4]]', '', [1, 2, 3], false],
  ['a  b   ', 'a  b', [], false],
])('%j says %j', (reply, text, cited, isOff) => {
  expect(readMarks(reply, 3)).toEqual({ text, cited, isOff })
})

test('it does not matter where a reply is cut', () => {
  const replies = [
    'Look at it [[2]], then at [[1]] [[3]].  And: a[0], [[b]], [[',
    '[[off]] x',
    'x [[ off ]] y [[1,2]]',
  ]
  for (const reply of replies)
    for (let seed = 1; seed <= 40; seed += 1) {
      const random = randomFrom(seed)
      const reader = makeMarkReader(3)
      let shown = ''
      for (let at = 0; at < reply.length;) {
        const size = 1 + Math.floor(random() * 5)
        shown += reader.take(reply.slice(at, at + size))
        at += size
      }
      shown += reader.end()
      const { text, cited, isOff } = readMarks(reply, 3)
      expect({ text: shown.trim(), cited: reader.cited, isOff: reader.isOff }).toEqual({ text, cited, isOff })
    }
})

test('a long row of brackets or spaces waits for nothing', () => {
  const reader = makeMarkReader(1)
  expect(reader.take(`${'['.repeat(5000)}${' '.repeat(5000)}x`)).toHaveLength(10_001)
})
