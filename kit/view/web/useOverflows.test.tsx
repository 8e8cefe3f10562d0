import { act, useRef, type ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { actingPage } from '#kit/testing/web/actingPage.ts'
import { fakeSizes } from '#kit/testing/web/fakeSizes.ts'
import { useOverflows } from './useOverflows.ts'

const { page, render } = actingPage()
let sizes: ReturnType<typeof fakeSizes>
beforeEach(() => {
  sizes = fakeSizes()
})

const lay = (...heights: Parameters<typeof sizes.lay>) => act(() => sizes.lay(...heights))

function Box({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const scrolls = useOverflows(box, 'one')
  return (
    <div id="box" ref={box} {...(scrolls && { tabIndex: 0 })}>
      {children}
    </div>
  )
}
const show = (children: ReactNode) => render(<Box>{children}</Box>)
const isReachable = () => page.querySelector('#box')?.hasAttribute('tabindex')
const part = (id: string) => page.querySelector(`#${id}`) ?? undefined

test('what is too high when it is drawn is reachable before any observer is called', async () => {
  lay(900, 400)
  await show('long')
  expect(isReachable()).toBe(true)
})

test('a part that grows later without a change of the page, as by a font, makes it reachable in the same frame', async () => {
  lay(300, 400)
  await show(<p id="first">Text</p>)
  expect(isReachable()).toBe(false)
  lay(900, 400, part('first'))
  expect(isReachable()).toBe(true)
  lay(390, 400, part('first'))
  expect(isReachable()).toBe(false)
})

test('parts that come later are observed too, and the box itself', async () => {
  lay(300, 400)
  await show(<p id="first">Text</p>)
  await show(
    <>
      <p id="first">Text</p>
      <p id="second">More</p>
    </>,
  )
  lay(900, 400, part('second'))
  expect(isReachable()).toBe(true)
  lay(900, 1000, part('box'))
  expect(isReachable()).toBe(false)
})

test('a rounded pixel is not too high', async () => {
  lay(401, 400)
  await show('Text')
  expect(isReachable()).toBe(false)
})
