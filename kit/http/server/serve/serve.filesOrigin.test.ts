import { expect, test } from 'vitest'
import { filesOriginOf } from './serve.filesOrigin.ts'

const listening = { address: () => ({ address: '0.0.0.0', family: 'IPv4', port: 9787 }) }
const silent = { address: () => null }

test.each([
  ['the host that the reader names', {}, { host: 'localhost:8787' }, 'http://localhost:9787'],
  ['an address of IPv6', {}, { host: '[::1]:8787' }, 'http://[::1]:9787'],
  ['a host without a port', {}, { host: 'lectern.lan' }, 'http://lectern.lan:9787'],
  ['a host that would write into the policy', {}, { host: 'a; script-src *' }, undefined],
  ['no host', {}, {}, undefined],
  ['a proxy that tells of itself', {}, { host: 'a.example', 'x-forwarded-proto': 'https' }, undefined],
  ['a proxy by its address', { PUBLIC_URL: 'https://a.example' }, { host: 'a.example' }, undefined],
  ['a trusted proxy', { TRUST_PROXY: '10.0.0.1' }, { host: 'a.example' }, undefined],
  [
    'an origin that is named',
    { FILES_URL: 'https://files.example/', PUBLIC_URL: 'https://a.example' },
    { host: 'a.example', via: '1.1 proxy' },
    'https://files.example',
  ],
  [
    'an origin that is that of the pages',
    { FILES_URL: 'https://a.example', PUBLIC_URL: 'https://a.example' },
    { host: 'a.example' },
    undefined,
  ],
])('%s', (_what, env, headers, origin) => {
  expect(
    filesOriginOf(
      { FILES_URL: undefined, PUBLIC_URL: undefined, TRUST_PROXY: undefined, ...env },
      listening,
    )(headers),
  ).toBe(origin)
})

test('a port that could not be opened', () => {
  const env = { FILES_URL: undefined, PUBLIC_URL: undefined, TRUST_PROXY: undefined }
  expect(filesOriginOf(env, silent)({ host: 'localhost:8787' })).toBeUndefined()
})
