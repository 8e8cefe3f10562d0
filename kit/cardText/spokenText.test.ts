import { expect, test } from 'vitest'
import { breaths } from './spokenText.ts'

test.each([
  ['a short text stays whole', 'One. Two.', 20, ['One. Two.']],
  [
    'a long one is cut behind a sentence',
    'One two three. Four five six.',
    20,
    ['One two three.', 'Four five six.'],
  ],
  [
    'a paragraph is the better place',
    'One two. Three\nfour. Five six seven',
    22,
    ['One two. Three', 'four. Five six seven'],
  ],
  ['Chinese has no blanks', '先沉默三秒。再问下一句。', 8, ['先沉默三秒。', '再问下一句。']],
  ['what has no place is cut all the same', 'aaaaaaaaaa', 4, ['aaaa', 'aaaa', 'aa']],
  ['nothing is nothing', '  \n ', 4, []],
])('%s', (_title, text, most, chunks) => {
  expect(breaths(text, most)).toEqual(chunks)
})
