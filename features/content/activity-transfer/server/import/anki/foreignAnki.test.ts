import AnkiExport from 'anki-apkg-export'
import { Card, Deck, Field, type Media, Model, ModelKinds, Note, Package } from 'anki-apkg-generator'
import { describe, expect, test } from 'vitest'
import { encodeWav } from '#kit/audio/wav.ts'
import { cardOf } from '#cards/index.ts'
import { drawnPicture } from '../makeDocument.ts'
import { readDocument } from '../readDocument.ts'

const tone = Buffer.from(
  encodeWav([Float32Array.from({ length: 4000 }, (_, at) => Math.sin(at / 9) / 2)], 8000),
)
const problemsOf = async (bytes: Buffer) => {
  const { cards } = await readDocument(bytes, 'deck.apkg')
  return cards.flatMap((card) =>
    cardOf(card.type)
      .content.problems(card)
      .map(({ path }) => path),
  )
}

describe('a deck that anki-apkg-export wrote', () => {
  const deck = async () => {
    const writer = new AnkiExport('Capitals')
    writer.addMedia('flag.png', await drawnPicture())
    writer.addMedia('hymn.wav', tone)
    writer.addCard('France', 'Paris', { tags: ['europe', 'easy'] })
    writer.addCard('Spain <img src="flag.png" alt="A flag">', '<b>Madrid</b><br>[sound:hymn.wav]')
    writer.addCard('Peru &amp; Chile', 'Lima &lt; Santiago [sound:gone.mp3]')
    return Buffer.from(await writer.save())
  }

  test('becomes cards to turn with its pictures and sounds, and the report says what stayed behind', async () => {
    const { format, unit, title, cards, files, rows } = await readDocument(await deck())
    expect([format, unit, title]).toEqual(['anki', 'note', 'Capitals'])
    expect(cards).toMatchObject([
      {
        type: 'flip',
        title: 'Capitals',
        mode: 'repetition',
        pairs: [
          { front: { text: 'France', picture: null }, back: { text: 'Paris', audio: null } },
          {
            front: { text: 'Spain', picture: { fileId: 1, alt: 'A flag' } },
            back: { text: 'Madrid', audio: 1_000_000 },
          },
          { front: { text: 'Peru & Chile' }, back: { text: 'Lima < Santiago', audio: null } },
        ],
      },
    ])
    expect(files.map(({ id, name, purpose }) => [id, name, purpose])).toEqual([
      [1, 'flag.png', 'card'],
      [1_000_000, 'hymn.wav', 'audio'],
    ])
    expect(rows.map(({ outcome, reason, text }) => [outcome, reason, text])).toEqual([
      ['taken', null, 'Capitals'],
      ['left', 'fileMissing', 'gone.mp3'],
      ['changed', 'formatsDropped', 'Madrid'],
      ['left', 'labelsDropped', 'europe, easy'],
    ])
    expect(await problemsOf(await deck())).toEqual([])
  })
})

describe('decks that anki-apkg-generator wrote', () => {
  const model = (name: string, fields: string[], front: string, back: string, kind = ModelKinds.Standard) =>
    new Model(new Card().setTemplates([{ name: 'Card 1', qfmt: front, afmt: back }]))
      .setName(name)
      .setId(1000 + name.length)
      .setKind(kind)
      .setFields(fields.map((field, index) => new Field(field).setOrd(index)))
  const note = (of: Model, id: number, ...values: string[]) =>
    new Note(of).setId(id).setName(String(id)).setFieldsValue(values)
  const packed = async (decks: Deck[], media: Media[] = []) =>
    Buffer.from(new Uint8Array(Object(await new Package(decks, media).writeToFile())))

  test('become sections, what is typed is typed, and missing words are gaps', async () => {
    const answer = '{{FrontSide}}<hr id="answer">'
    const typed = model(
      'Typing',
      ['Word', 'Meaning'],
      '{{Word}}<br>{{type:Meaning}}',
      `${answer}{{type:Meaning}}`,
    )
    const cloze = model(
      'Cloze notes',
      ['Text', 'Extra'],
      '{{cloze:Text}}',
      '{{cloze:Text}}<br>{{Extra}}',
      ModelKinds.Close,
    )
    const verbs = new Deck('Spanish::Verbs').setId(11)
    verbs.addNote(note(typed, 1, 'ir', 'to go')).addNote(note(typed, 2, 'ver', 'to see'))
    const places = new Deck('Spanish::Places').setId(22)
    places.addNote(note(cloze, 3, '{{c1::Lima}} is in {{c2::Peru::which country}}.', 'On the coast.'))
    const { title, cards, rows } = await readDocument(await packed([verbs, places]))
    expect(title).toBe('')
    expect(cards).toMatchObject([
      { type: 'section', title: 'Places' },
      {
        type: 'blanks',
        text: '[Lima] is in [Peru].',
        hints: ['which country'],
        explanation: 'On the coast.',
        ignoreCase: true,
      },
      { type: 'section', title: 'Verbs' },
      {
        type: 'flip',
        mode: 'typed',
        pairs: [
          { front: { text: 'ir' }, back: { text: 'to go' } },
          { front: { text: 'ver' }, back: { text: 'to see' } },
        ],
      },
    ])
    expect(
      rows.filter(({ outcome }) => outcome !== 'taken').map(({ reason, text }) => [reason, text]),
    ).toEqual([
      ['categoryPath', 'Spanish/Verbs'],
      ['categoryPath', 'Spanish/Places'],
    ])
  })

  test('play right and wrong', async () => {
    const typed = model(
      'Typing',
      ['Word', 'Meaning'],
      '{{Word}} {{type:Meaning}}',
      '{{Word}} {{type:Meaning}}',
    )
    const deck = new Deck('Verbs').setId(11).addNote(note(typed, 1, 'ir', 'to go'))
    const { cards } = await readDocument(await packed([deck]))
    const [card] = cards
    if (!card) throw new Error('a card')
    const scored = (text: string) => {
      const response = { mode: 'typed', pairs: [{ id: 'p1', text }] }
      return cardOf('flip').answering.score(card, response)
    }
    expect((await scored('to go')).scaled).toBe(1)
    expect((await scored('to see')).scaled).toBe(0)
  })
})
