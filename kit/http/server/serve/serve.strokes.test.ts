import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { mountStrokes } from './serve.strokes.ts'

const app = fastify()
mountStrokes(app)
afterAll(() => app.close())

test.each(['4e00', '95ee', '9f13'])(
  'the strokes of %s come with their middle lines, and stay in the cache',
  async (number) => {
    const answer = await app.inject({ url: `/strokes/${number}.json` })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toContain('max-age')
    const { strokes, medians } = answer.json()
    expect(strokes.length).toBeGreaterThan(0)
    expect(medians).toHaveLength(strokes.length)
  },
)

test.each([
  '3042.json',
  '0041.json',
  '002e.json',
  'package.json',
  '4E00.json',
  '4e00',
  '..%2fpackage.json',
  '110000.json',
])('there are no strokes in %s', async (name) => {
  expect((await app.inject({ url: `/strokes/${name}` })).statusCode).toBe(404)
})

test('the licence of the strokes is beside them', async () => {
  const { body, headers } = await app.inject({ url: '/strokes/ARPHICPL.TXT' })
  expect(headers['content-type']).toContain('text/plain')
  expect(body).toContain('ARPHIC PUBLIC LICENSE')
})
