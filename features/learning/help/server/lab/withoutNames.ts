export interface Named {
  /** A person's nickname, username or phone number, as it may stand in the text. */
  readonly name: string
  /** What stands in its place: 'Learner', 'Teacher'. */
  readonly as: string
}

/**
 * A text of which nobody can tell who spoke: each given name gives way to its role, in whatever case it is written and also in
 * part (a first name, where it is written as in the whole name); addresses, e-mail addresses and phone numbers of anybody
 * become '[link]', '[e-mail]' and '[phone]'. Names of one letter stay, as they are words too.
 */
export function withoutNames(text: string, names: readonly Named[]): string {
  const unaddressed = text.normalize('NFC').replace(email, '[e-mail]').replace(address, '[link]')
  return renamed(unaddressed, names).replace(digits, (found) => (isPhone(found) ? '[phone]' : found))
}

// Each part is bounded, as it is by the rules of the net: a long text without spaces takes no longer for it.
const email = /[\p{L}\p{N}._%+-]{1,64}[@＠](?:[\p{L}\p{N}-]{1,63}\.){1,6}\p{L}{2,63}/gu
/** With its protocol, with `www.`, or a host of letters with a path. */
const address =
  /(?:\b[a-z][a-z\d+.-]{1,20}:\/\/|\bwww\.)[^\s<>"'，。；！？、（）「」]+|\b(?:[a-z\d-]{1,63}\.){1,6}[a-z]{2,63}\/[^\s<>"'，。；！？、（）「」]*/giu

const digits = /[+＋]?[(（]?\p{Nd}(?:[ \u00A0.()（）‐‑–-]{0,2}\p{Nd}){6,}/gu

/** From seven digits on, unless they are plainly something else: a decimal fraction, or a day. */
function isPhone(found: string): boolean {
  const isFraction = /^\p{Nd}+\.\p{Nd}+$/u.test(found)
  const isDay = /^\p{Nd}{4}[-.]\p{Nd}{1,2}[-.]\p{Nd}{1,2}$/u.test(found)
  return !isFraction && !isDay
}

function renamed(text: string, names: readonly Named[]): string {
  const roles = new Map<string, string>()
  // The first one who has a name keeps it: the learner, mostly.
  const remember = (key: string, as: string) => !roles.has(key) && roles.set(key, as)
  for (const { name, as } of names) remember(folded(name), as)
  for (const { name, as } of names) for (const part of partsOf(name)) remember(part, as)
  const known = [...roles.keys()].filter((key) => [...key].length > 1)
  if (known.length === 0) return text
  // The longest first, in one pass: nothing is found in what was put in.
  const pattern = known.toSorted((one, other) => other.length - one.length).map(patternOf)
  return text.replace(new RegExp(pattern.join('|'), 'giu'), (found) => {
    const exact = found.replaceAll(/\s+/g, ' ')
    return roles.get(exact) ?? roles.get(folded(exact)) ?? found
  })
}

const folded = (name: string): string => name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** The parts of a name of several words. A part holds only as it is written there, with its capital: 'Rain' is a name, 'rain' is weather. */
function partsOf(name: string): string[] {
  const parts = name
    .normalize('NFC')
    .trim()
    .split(/[\s·・]+/u)
  const isLower = (part: string) => part === part.toLowerCase() && part !== part.toUpperCase()
  const isName = (part: string) => [...part].length > 1 && /\p{L}/u.test(part) && !isLower(part)
  return parts.length < 2 ? [] : parts.filter(isName)
}

/** Scripts without spaces have no edge of a word. */
const spaceless = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Hangul}]/u

function patternOf(name: string): string {
  const literal = (word: string) => word.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`)
  const words = name
    .split(' ')
    .map(literal)
    .join(String.raw`\s+`)
  return spaceless.test(name) ? words : String.raw`(?<![\p{L}\p{N}])${words}(?![\p{L}\p{N}])`
}
