import { afterEach, beforeEach, expect, test } from 'vitest'
import { createRoot, type Root } from 'react-dom/client'
import { byRole, click, eventually, text } from '#kit/testing/web/page.ts'
import { useSendings } from './useSendings.ts'

let root: Root
const sent: string[] = []
/** What becomes of each upload, in turn. */
let ends: (() => string)[] = []

function Files() {
  const { sendings, left, isTooMany, take, retry, drop } = useSendings<string>({
    upload: async () => ends.shift()?.() ?? 'arrived',
    onSent: (name) => sent.push(name),
    reason: (error) => (error instanceof Error ? error.message : ''),
    room: 2,
  })
  const choose = (...names: string[]) => take(names.map((name) => new File([name], name)))
  return (
    <>
      <button onClick={() => choose('a')}>one</button>
      <button onClick={() => choose('a', 'b', 'c')}>three</button>
      {sendings.map((one) => (
        <p key={one.key}>
          {one.file.name}: {one.error}
          <button onClick={() => retry(one)}>again</button>
          <button onClick={() => drop(one)}>out</button>
        </p>
      ))}
      <output>{`${left} left${isTooMany ? ', too many' : ''}`}</output>
    </>
  )
}

const fail = (why: string) => () => {
  throw new Error(why)
}

beforeEach(async () => {
  sent.length = 0
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<Files />)
  await eventually(() => byRole('button', 'one'))
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

test('what failed takes up its room until it is sent again or taken out', async () => {
  ends = [fail('cut'), () => 'a is there', fail('cut again')]
  click(byRole('button', 'one'))
  await eventually(() => expect(text()).toContain('a: cut'))
  expect(text()).toContain('1 left')
  click(byRole('button', 'again'))
  await eventually(() => expect(sent).toEqual(['a is there']))
  await eventually(() => expect(text()).toContain('2 left'))
  click(byRole('button', 'one'))
  await eventually(() => expect(text()).toContain('a: cut again'))
  click(byRole('button', 'out'))
  await eventually(() => expect(text()).toContain('2 left'))
})

test('more than there is room for are said until there are fewer', async () => {
  ends = [fail('cut'), fail('cut')]
  click(byRole('button', 'three'))
  await eventually(() => expect(text()).toContain('0 left, too many'))
  expect(text()).not.toContain('c: ')
  click(await eventually(() => byRole('button', 'out')))
  await eventually(() => expect(text()).toContain('1 left'))
  expect(text()).not.toContain('too many')
})
