import { expect, test } from 'vitest'
import { relyingParty } from './relyingParty.ts'

test.each([
  [{ HOST: '127.0.0.1', PORT: 8787 }, 'localhost', 'http://localhost:8787'],
  [{ HOST: '0.0.0.0', PORT: 8787 }, 'localhost', 'http://localhost:8787'],
  [{ HOST: '::', PORT: 8787 }, 'localhost', 'http://localhost:8787'],
  [{ HOST: '::1', PORT: 8787 }, 'localhost', 'http://localhost:8787'],
  [{ PUBLIC_URL: 'http://127.0.0.1:9000/' }, 'localhost', 'http://localhost:9000'],
  [{ PUBLIC_URL: 'https://learn.example.org/' }, 'learn.example.org', 'https://learn.example.org'],
  [{ PUBLIC_URL: 'https://example.org:8443/x' }, 'example.org', 'https://example.org:8443'],
])('passkeys of %j are for %s at %s', (settings, id, origin) => {
  expect(relyingParty({ HOST: '127.0.0.1', PORT: 1, ...settings })).toEqual({ id, origin })
})

test.each(['2001:db8::1', 'fe80::1%eth0'])('there are none at HOST=%s', (HOST) => {
  expect(relyingParty({ HOST, PORT: 8787 })).toBeUndefined()
})

test.each([
  'http://learn.example.org',
  'https://192.168.1.5',
  'https://[2001:db8::1]/',
  'http://10.0.0.7:8787',
])('there are no passkeys at %s', (PUBLIC_URL) => {
  expect(relyingParty({ PUBLIC_URL, HOST: '127.0.0.1', PORT: 1 })).toBeUndefined()
})
