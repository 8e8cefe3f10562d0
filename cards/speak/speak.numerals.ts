import { hanDigits, hanTen } from './speak.characters.ts'

/** Number words below twenty, then of the tens from twenty on. */
const spelled: Readonly<Record<string, { readonly ones: string; readonly tens: string }>> = {
  en: {
    ones: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
  },
  es: {
    ones: 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve',
    tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  },
}
const twenties =
  'veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'

/**
 * A number from 0 to 99 as it is said, word by word, in English, Spanish, Chinese or Japanese (there character by character);
 * undefined for any other: it stays in its digits.
 */
export function spellNumber(digits: string, language: string): string[] | undefined {
  if (!/^(0|[1-9]\d?)$/.test(digits)) return undefined
  const number = Number(digits)
  const [ten, one] = [Math.floor(number / 10), number % 10]
  if (language === 'zh' || language === 'yue' || language === 'ja') {
    if (ten === 0) return [hanDigits[one] ?? '']
    return [...(ten > 1 ? (hanDigits[ten] ?? '') : ''), hanTen, ...(one > 0 ? (hanDigits[one] ?? '') : '')]
  }
  const own = spelled[language]
  if (!own) return undefined
  const ones = own.ones.split(' ')
  if (number < 20) return [ones[number] ?? digits]
  if (language === 'es' && ten === 2 && one > 0) return [twenties.split(' ')[one - 1] ?? digits]
  const first = own.tens.split(' ')[ten - 2] ?? digits
  if (one === 0) return [first]
  return language === 'es' ? [first, 'y', ones[one] ?? ''] : [first, ones[one] ?? '']
}
