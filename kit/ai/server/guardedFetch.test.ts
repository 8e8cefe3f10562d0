import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { allowedHosts, checkProviderUrl, guardedFetch, type Resolve } from './guardedFetch.ts'
import { pinnedFetch } from './pinnedFetch.ts'

const servers: Server[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

/** A server on this machine; answers its port. */
async function serve(answer: RequestListener): Promise<number> {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

const names =
  (table: Readonly<Record<string, readonly string[]>>): Resolve =>
  async (name) => {
    const found = table[name]
    if (!found) throw Object.assign(new Error('not found'), { code: 'ENOTFOUND' })
    return found
  }
const world = names({
  'api.example.com': ['93.184.216.34', '2606:2800:220:1::1'],
  'inside.example.com': ['10.1.2.3'],
  'half.example.com': ['93.184.216.34', '127.0.0.1'],
  'six.example.com': ['fd00::1'],
})

describe('Where a provider may be asked', () => {
  test.each([
    ['https://api.example.com/v1', 'ok'],
    ['http://api.example.com:8080', 'ok'],
    ['https://8.8.8.8/v1', 'ok'],
    ['https://[2606:4700::1111]/v1', 'ok'],
    ['https://nobody.knows.example/v1', 'ok'],
    ['http://127.0.0.1/v1', 'private'],
    ['http://0x7f.1/v1', 'private'],
    ['http://2130706433/v1', 'private'],
    ['http://017700000001/v1', 'private'],
    ['http://127.1/v1', 'private'],
    ['http://127.0.0.1./v1', 'private'],
    ['http://①②⑦.0.0.1/v1', 'private'],
    ['http://%31%32%37.0.0.1/v1', 'private'],
    ['http://[::1]/v1', 'private'],
    ['http://[::ffff:127.0.0.1]/v1', 'private'],
    ['http://[64:ff9b::7f00:1]/v1', 'private'],
    ['http://169.254.169.254/latest/meta-data', 'private'],
    ['http://localhost:11434/v1', 'private'],
    ['http://LOCALHOST/v1', 'private'],
    ['http://a.localhost/v1', 'private'],
    ['http://metadata.google.internal/v1', 'private'],
    ['http://printer.local/v1', 'private'],
    ['https://inside.example.com/v1', 'private'],
    ['https://half.example.com/v1', 'private'],
    ['https://six.example.com/v1', 'private'],
    ['http://localhost./v1', 'address'],
    ['https://api.example.com./v1', 'address'],
    ['https://me:secret@api.example.com/v1', 'address'],
    ['https://api.example.com@127.0.0.1/v1', 'address'],
    ['https://api.example.com/v1?to=x', 'address'],
    ['https://api.example.com/v1#x', 'address'],
    ['ftp://api.example.com/', 'address'],
    ['file:///etc/passwd', 'address'],
    ['data:text/plain,x', 'address'],
    ['javascript:alert(1)', 'address'],
    ['api.example.com', 'address'],
    ['http://[fe80::1%25eth0]/', 'address'],
    ['', 'address'],
  ])('%s: %s', async (url, found) => {
    expect(await checkProviderUrl(url, [], world)).toBe(found)
  })

  test.each([
    ['http://localhost:11434/v1', ['localhost'], 'ok'],
    ['http://localhost:11434/v1', ['localhost:11434'], 'ok'],
    ['http://localhost:11435/v1', ['localhost:11434'], 'private'],
    ['http://localhost/v1', ['LocalHost:80'], 'ok'],
    ['http://[::1]:9/v1', ['::1'], 'ok'],
    ['http://[::1]:9/v1', ['[::1]:9'], 'ok'],
    ['https://inside.example.com/v1', ['example.com'], 'private'],
    ['https://inside.example.com/v1', ['inside.example.com'], 'ok'],
    ['http://me@localhost/v1', ['localhost'], 'address'],
    ['http://127.0.0.1:9/v1', ['http://127.0.0.1:9/v1'], 'ok'],
    ['http://127.0.0.1:9/v1/', ['http://127.0.0.1:9/v1'], 'ok'],
    ['http://127.0.0.1:9/v1/more', ['http://127.0.0.1:9/v1/'], 'ok'],
    ['http://127.0.0.1:9/v12', ['http://127.0.0.1:9/v1'], 'private'],
    ['http://127.0.0.1:9/v1/../admin', ['http://127.0.0.1:9/v1'], 'private'],
    ['http://127.0.0.1:9/v1/%2e%2e/admin', ['http://127.0.0.1:9/v1'], 'private'],
    ['http://127.0.0.1:9/v1/..%2fadmin', ['http://127.0.0.1:9/v1'], 'private'],
    ['https://127.0.0.1:9/v1', ['http://127.0.0.1:9/v1'], 'private'],
  ])('%s where the operator allows %j: %s', async (url, allowHosts, found) => {
    expect(await checkProviderUrl(url, allowHosts, world)).toBe(found)
  })

  test('the operator’s own provider is allowed beside the hosts named', () => {
    const AI_BASE_URL = 'http://10.0.0.9:8000/v1'
    expect(allowedHosts({ AI_ALLOW_HOSTS: ['a:1'], AI_BASE_URL })).toEqual(['a:1', AI_BASE_URL])
    expect(allowedHosts({ AI_ALLOW_HOSTS: [] })).toEqual([])
  })
})

describe('What is asked all the same', () => {
  test('goes nowhere where the address is private, and is not tried again', async () => {
    let requestCount = 0
    const port = await serve((_request, response) => {
      requestCount += 1
      response.end('secret')
    })
    for (const host of ['127.0.0.1', 'inside.example.com', 'half.example.com', 'localhost', 'a@127.0.0.1'])
      await expect(
        guardedFetch(
          [],
          names({ 'half.example.com': ['8.8.8.8', '127.0.0.1'], localhost: ['127.0.0.1'] }),
        )(`http://${host}:${port}/`),
      ).rejects.toMatchObject(host === 'inside.example.com' ? { code: 'ENOTFOUND' } : { kind: 'refused' })
    expect(requestCount).toBe(0)
  })

  test('looks a name up once, and goes to what was looked at', async () => {
    const port = await serve((request, response) => response.end(request.headers.host))
    const hosts: string[] = []
    const changing: Resolve = async (name) => {
      hosts.push(name)
      return hosts.length === 1 ? ['127.0.0.1'] : ['127.0.0.2']
    }
    const response = await guardedFetch(['provider.example'], changing)(`http://provider.example:${port}/`)
    expect(await response.text()).toBe(`provider.example:${port}`)
    expect(hosts).toEqual(['provider.example'])
  })

  test('gives method, headers and body, and answers status, headers and bytes', async () => {
    const port = await serve(async (request, response) => {
      let body = ''
      for await (const chunk of request) body += String(chunk)
      response.writeHead(418, { 'x-seen': `${request.method} ${request.headers['authorization']} ${body}` })
      response.end('short and stout')
    })
    const response = await pinnedFetch(new URL(`http://p.example:${port}/a?b=c`), ['127.0.0.1'], {
      method: 'POST',
      headers: { authorization: 'Bearer k' },
      body: '{}',
    })
    expect([response.status, response.headers.get('x-seen')]).toEqual([418, 'POST Bearer k {}'])
    expect(await response.text()).toBe('short and stout')
  })

  test.each([301, 302, 303, 307, 308])('does not follow %d', async (status) => {
    let requestCount = 0
    const port = await serve((_request, response) => {
      requestCount += 1
      response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end()
    })
    await expect(guardedFetch(['127.0.0.1'])(`http://127.0.0.1:${port}/`)).rejects.toMatchObject({
      statusCode: status,
    })
    expect(requestCount).toBe(1)
  })

  test('ends when its asker has gone: before the name is known, before an answer, in the middle', async () => {
    const gone = new AbortController()
    const stuck = guardedFetch(['x.example'], () => new Promise(() => {}))('http://x.example/', gone)
    gone.abort()
    await expect(stuck).rejects.toMatchObject({ name: 'AbortError' })

    let closed = 0
    const port = await serve((request, response) => {
      response.on('close', () => (closed += 1))
      if (request.url === '/half') response.write('half')
    })
    const waiting = AbortSignal.timeout(50)
    const fetched = guardedFetch(['127.0.0.1'])
    await expect(fetched(`http://127.0.0.1:${port}/`, { signal: waiting })).rejects.toThrow()
    const leaving = new AbortController()
    const half = await fetched(`http://127.0.0.1:${port}/half`, leaving)
    leaving.abort()
    await expect(half.text()).rejects.toThrow()
    const dropped = await fetched(`http://127.0.0.1:${port}/half`)
    await dropped.body?.cancel()
    await expect.poll(() => closed).toBe(3)
  })
})
