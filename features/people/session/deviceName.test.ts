import { expect, test } from 'vitest'
import { deviceName, isPhone } from './deviceName.ts'

const edge =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'

test.each([
  [edge, 'Edge, Windows'],
  [iphone, 'Safari, iPhone'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
  ['curl/8.5.0', 'curl'],
  ['', ''],
])('a session is told by browser and system: %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})

test('a phone has its own picture', () => {
  expect(isPhone(iphone)).toBe(true)
  expect(isPhone(edge)).toBe(false)
})
