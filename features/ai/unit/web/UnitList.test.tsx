import { afterEach, expect, test } from 'vitest'
import { registerResources } from '#kit/feature/web/kitSettings.ts'
import { setSession } from '#kit/http/web/session.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { byRole, click, eventually, text } from '#kit/testing/web/page.ts'
import { startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { unit } from '../unit.contract.ts'
import { zh } from '../words/zh.ts'
import { UnitList } from './UnitList.tsx'

let fake: FakeServer
let page: Drawn

afterEach(async () => {
  await page.undraw()
  await fake.stop()
})

const row = {
  id: 1,
  nameZh: '千 tokens',
  nameEn: '1,000 tokens',
  nameEs: '1.000 tokens',
  nameJa: '千トークン',
  kind: 'usage',
  measure: 'tokens1000',
  price: 0.000_125,
  status: 'active',
  creatorId: 1,
  creatorName: '林晓',
  createdAt: 1_790_000_000_000,
  updatedAt: 1_790_000_000_000,
  revision: 1,
  mayEdit: true,
}

async function open(at: string) {
  const person = { id: 1, roles: ['super_admin'] as const }
  setSession({ ...person, username: 'lin', nickname: '林晓', avatar: '' })
  fake = await startFakeServer([{ resource: unit, rows: [row] }], person)
  registerResources({ user: { options: unit.endpoints.options } })
  page = await draw({
    at,
    fake,
    routes: { '/configs/units': () => <UnitList /> },
    words: { zh: { unit: zh } },
  })
}

test('a unit shows its name in the reader’s language and all decimals of its price', async () => {
  await open('/configs/units')
  await eventually(() => expect(text()).toContain('千 tokens'))
  expect(text()).toContain('0.000125')
  expect(text()).toContain(zh.values.measure.tokens1000)
})

test('measure and price are required of use alone', async () => {
  await open('/configs/units?edit=new')
  const price = () => document.querySelector('[data-field=price] input')
  await eventually(() => click(byRole('radio', zh.values.kind.usage)))
  await eventually(() => expect(price()).not.toBeNull())
  click(byRole('radio', zh.values.kind.material))
  await eventually(() => expect(price()).toBeNull())
})
