import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { kitFaults } from '#kit/contract/fault.ts'
import { within } from '#kit/ops/server/within.ts'
import { send, type Answer } from '../server.ts'

/** What an answer is that says: not now, try again. Those of the balancer are no envelopes. */
const passing = new Set<number>(
  [kitFaults.unavailable, kitFaults.tooMany, kitFaults.noSpace].map(({ code }) => code),
)

const pauseMs = 50
/** So long a client waits before it asks again: of a machine that froze no answer comes. */
const patienceMs = 8000

/** A record that somebody wrote, as they were told that it is saved. */
interface Written {
  readonly id: number
  readonly name: string
  readonly revision: number
}

const page = z.object({ list: z.array(z.object({ id: z.number() })), total: z.number() })
const record = z.object({ name: z.string(), revision: z.number() })

/** People who make and change records one after the other through the balancer, and look for what they wrote in the next list. */
export class Load {
  readonly #url: string
  readonly #token: string
  readonly written: Written[] = []
  /** What must not happen. */
  readonly wrongs: string[] = []
  /** Requests that failed for a while, by what came back. */
  readonly failures = new Map<string, number>()
  #isOver = false
  readonly #all: Promise<unknown>

  constructor(url: string, token: string, writers: number) {
    this.#url = url
    this.#token = token
    this.#all = Promise.all(Array.from({ length: writers }, () => this.#write()))
  }

  /** Goes on until so many more records are written; what hangs for good ends the test. */
  async more(count: number): Promise<void> {
    const until = this.written.length + count
    while (this.written.length < until && this.wrongs.length === 0) await wait(pauseMs)
  }

  async end(): Promise<void> {
    this.#isOver = true
    await this.#all
  }

  async #write(): Promise<void> {
    while (!this.#isOver && this.wrongs.length === 0) {
      const key = randomUUID()
      const name = `tag ${key.slice(0, 18)}`
      const made = await this.#insist('POST', 'course/tag/create', contentOf(name), key)
      const id = Number(made.data)
      const found = page.parse((await this.#insist('POST', 'course/tag/page', { name })).data)
      if (found.list.length !== 1 || found.list[0]?.id !== id)
        this.wrongs.push(`the list after ${name} was made as ${id} had ${JSON.stringify(found)}`)
      await this.#change(id, name)
    }
  }

  /** A change has no key: whether one stands whose answer was lost, the record says. */
  async #change(id: number, name: string): Promise<void> {
    const changed = `${name}!`
    for (;;) {
      const body = { id, revision: 1, ...contentOf(changed) }
      const answer = await this.#try('PUT', 'course/tag/update', body)
      const now = record.parse((await this.#insist('GET', `course/tag/get?id=${id}`)).data)
      if (answer?.code === 0 && now.name !== changed) this.wrongs.push(`the change of ${name} was lost`)
      if (now.revision > 2) this.wrongs.push(`the change of ${name} was made twice`)
      if (answer && answer.code !== 0 && now.name !== changed)
        this.wrongs.push(`the change of ${name} was answered ${JSON.stringify(answer)}`)
      if (now.name !== changed && this.wrongs.length === 0) continue
      this.written.push({ id, name: changed, revision: now.revision })
      return
    }
  }

  /** Sends it again and again until it is answered. */
  async #insist(method: string, path: string, body?: object, key?: string): Promise<Answer> {
    for (;;) {
      const answer = await this.#try(method, path, body, key)
      if (answer) return answer
      await wait(pauseMs)
    }
  }

  /** An answer, or none for now. */
  async #try(method: string, path: string, body?: object, key?: string): Promise<Answer | undefined> {
    const sent = { token: this.#token, ...(body && { body }), ...(key !== undefined && { key }) }
    const answer = await within(send({ url: this.#url }, method, path, sent), patienceMs, undefined)
    if (answer && !passing.has(answer.code)) {
      if (answer.code !== 0 && method !== 'PUT')
        this.wrongs.push(`${path} was answered ${JSON.stringify(answer)}`)
      return answer
    }
    const what = answer ? String(answer.code) : 'no answer'
    this.failures.set(what, (this.failures.get(what) ?? 0) + 1)
    return undefined
  }
}

const contentOf = (name: string) => ({ name, summary: '', mainImage: '', headImage: '' })
