import type { FaultRow } from '#kit/contract/fault.ts'
import { languages } from '#kit/i18n/words.ts'
import type { Phrases } from '#kit/i18n/words.ts'
import { faultRows } from '#app/faults.ts'
import { words } from '#app/words/all.ts'

const intro = `# Refusals

Written from the fault rows by \`npm run docs\`; not edited by hand. \`code\` is the envelope's; codes from 1000 on are
the product's own. \`{{…}}\` is filled in when it is said.

`

/** The phrase of a refusal, or undefined where a language lacks it. */
export function faultWords({ namespace, key }: FaultRow, language: (typeof languages)[number]) {
  const namespaces: Readonly<Record<string, Phrases>> = words[language]
  const phrases = namespaces[namespace]?.['faults']
  const phrase = typeof phrases === 'object' ? (phrases[key] ?? phrases[`${key}_other`]) : undefined
  return typeof phrase === 'string' ? phrase : undefined
}

/** Every refusal with its code and its phrase in the four languages. */
export function faultsDocument(): string {
  const head = `| code | name | ${languages.join(' | ')} |\n| --- | --- | ${languages.map(() => '---').join(' | ')} |`
  const rows = faultRows
    .toSorted((one, other) => one.code - other.code)
    .map((row) => {
      const phrases = languages.map((language) => (faultWords(row, language) ?? '').replaceAll('|', '\\|'))
      return `| ${row.code} | ${row.namespace}.${row.key} | ${phrases.join(' | ')} |`
    })
  return `${intro}${head}\n${rows.join('\n')}\n`
}
