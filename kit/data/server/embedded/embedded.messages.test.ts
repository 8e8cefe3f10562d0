import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MessageReader, type ClientRequest } from './embedded.messages.ts'

function message(type: string, body = ''): Buffer {
  const length = Buffer.alloc(4)
  length.writeInt32BE(Buffer.byteLength(body) + 4)
  return Buffer.concat([Buffer.from(type), length, Buffer.from(body)])
}

function greeting(code: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeInt32BE(8)
  bytes.writeInt32BE(code, 4)
  return bytes
}

const hello = greeting(196608)
const request = [message('P', 'select 1'), message('B', 'x'.repeat(300)), message('E'), message('S')]
const conversation = Buffer.concat([hello, ...request, message('Q', 'select 2'), message('H'), message('X')])

function kindsAndTexts(requests: ClientRequest[]): string[] {
  return requests.map((request) =>
    request.kind === 'batch'
      ? `${request.isLast}:${Buffer.from(request.bytes).toString('hex')}`
      : request.kind,
  )
}

test('however the bytes are cut on their way, the same batches arrive', () => {
  const whole = kindsAndTexts(new MessageReader().read(conversation))
  expect(whole).toEqual([
    `true:${hello.toString('hex')}`,
    `true:${Buffer.concat(request).toString('hex')}`,
    `true:${message('Q', 'select 2').toString('hex')}`,
    `false:${message('H').toString('hex')}`,
    'goodbye',
  ])
  fc.assert(
    fc.property(fc.array(fc.nat(conversation.length), { maxLength: 20 }), (cuts) => {
      const reader = new MessageReader()
      const edges = [0, ...cuts.toSorted((a, b) => a - b), conversation.length]
      const requests = edges
        .slice(1)
        .flatMap((end, index) => reader.read(conversation.subarray(edges[index], end)))
      expect(kindsAndTexts(requests)).toEqual(whole)
    }),
  )
})

test('a client that asks for encryption is refused that, and may go on', () => {
  expect(kindsAndTexts(new MessageReader().read(Buffer.concat([greeting(80877103), hello])))).toEqual([
    'refuseEncryption',
    `true:${hello.toString('hex')}`,
  ])
})

test('whatever is not the protocol ends the connection and never hangs the reader', () => {
  expect(kindsAndTexts(new MessageReader().read(Buffer.from('GET / HTTP/1.1\r\n\r\n')))).toEqual([])
  expect(kindsAndTexts(new MessageReader().read(greeting(1)))).toEqual(['goodbye'])
  const broken = Buffer.concat([hello, Buffer.from('P\xff\xff\xff\xff more', 'latin1')])
  expect(kindsAndTexts(new MessageReader().read(broken)).at(-1)).toBe('goodbye')
  fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => void new MessageReader().read(bytes)))
})
