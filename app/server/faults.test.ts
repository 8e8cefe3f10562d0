import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { languages } from '#kit/i18n/words.ts'
import type { Phrases } from '#kit/i18n/words.ts'
import { faultRows } from '../faults.ts'
import { words } from '../words/all.ts'

const root = join(import.meta.dirname, '../..')

const faultsOf = (namespaces: Readonly<Record<string, Phrases>>, namespace: string): Phrases => {
  const phrases = namespaces[namespace]?.['faults']
  return typeof phrases === 'object' ? phrases : {}
}
/** `lockedOut_one` and `lockedOut_other` word the same refusal. */
const stemOf = (key: string): string => key.replace(/_(one|many|other)$/, '')

describe('the catalogue of refusals', () => {
  test('gives each refusal a code of its own', () => {
    const codes = faultRows.map(({ code }) => code)
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([])
  })

  test('keeps to 1000 and above for what is the product’s own', () => {
    const standard = [400, 403, 404, 409, 413, 429, 500, 503, 507]
    expect(faultRows.filter(({ code }) => code < 1000 && !standard.includes(code))).toEqual([])
  })

  test('lists every file of faults', () => {
    const files = readdirSync(join(root, 'features'), { recursive: true, encoding: 'utf8' })
    const namespaces = files
      .filter((path) => path.endsWith('.faults.ts'))
      .map((path) => /(\w[\w-]*)\.faults\.ts$/.exec(path)?.[1])
    const listed = new Set(faultRows.map(({ namespace }) => namespace))
    expect(namespaces.filter((name) => !listed.has(name ?? ''))).toEqual([])
  })

  test.each(languages)('words every refusal in %s, and nothing else', (language) => {
    const rows = faultRows.map(({ namespace, key }) => `${namespace}.${key}`)
    const translated = Object.keys(words[language]).flatMap((namespace) =>
      Object.keys(faultsOf(words[language], namespace)).map((key) => `${namespace}.${stemOf(key)}`),
    )
    expect([...new Set(translated)].sort()).toEqual(rows.sort())
  })
})
