/**
 * Characters that stand for a Latin letter in a disguise: the letter, then all that look like it. What Unicode itself
 * calls a form of a letter (full-width, circled, mathematical, with marks) is not listed.
 */
const lookalikes = `
a аαɑᴀΑАᎪꓮ∀ƛӓæ
b ʙΒВЬьᏴꓐвβƄ
c сϲᴄСϹⅽᏟꓚ¢ƈ
d ᴅԁᎠꓓđƌɗ
e еєεᴇЕΕᎬꓰ℮ɛэ
f ꜰϝƒꓝ
g ɡɢԍᏀꓖǥ
h һнᴴʜНΗᎻꓧħ
i іιɪıІΙӀᎥꓲΙ
j јϳᴊЈᎫꓙ
k кκᴋКΚᏦꓗƙ
l ӏʟⅼᏞꓡłŀ
m мᴍМΜᎷꓟϻ
n ռɴΝпηꓠƞ
o оοσᴏОΟօøѳθꓳ
p рρᴘРΡᏢꓑþ
q ԛɋ
r гᴦʀᎡꓣяɾг
s ѕꜱЅᏚꓢʂ
t тτᴛТΤᎢꓔŧ
u υʋᴜμцսꓴ
v νᴠѵᏙꓦ
w ԝᴡωшᎳꓪѡ
x хχХΧꓫ
y уγʏУΥүҮᎽꓬ
z ᴢΖᏃꓜƶ
`

/** Digits and symbols that are read as letters; those with two readings stand for both, see `sameLook`. */
const readAsLetters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '2': 'z',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  '¡': 'i',
  '€': 'e',
  '£': 'l',
  '§': 's',
}

/** What may stand for a Latin letter, by itself. */
export const letterBehind: ReadonlyMap<string, string> = new Map(
  lookalikes
    .trim()
    .split('\n')
    .flatMap((line) => [...line.slice(2)].map((character): [string, string] => [character, line.charAt(0)])),
)

export const symbolLetters: ReadonlyMap<string, string> = new Map(Object.entries(readAsLetters))

/** Letters that are one in the search, since one character stands for several of them; told apart afterwards. */
export const sameLook: ReadonlyMap<string, string> = new Map([
  ['l', 'i'],
  ['v', 'u'],
])

const alsoFor: Readonly<Record<string, string>> = { '1': 'il', '|': 'il', I: 'il', l: 'i', v: 'u', u: 'v' }

/** Whether the character may stand for the letter: `1` for i and l, `v` for u. A small i is no l: hail is not hall. */
export const mayStandFor = (character: string, letter: string): boolean =>
  character === letter ||
  symbolLetters.get(character) === letter ||
  (alsoFor[character]?.includes(letter) ?? false)
