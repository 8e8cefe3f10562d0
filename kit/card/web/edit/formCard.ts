import type { Media, CardBase } from '../../card.ts'
import type { Problem } from '../../content.ts'
import type { CardEditorProps } from '../cardUi.ts'
import { problemAt } from './CardField.tsx'

/** What a field needs: the value, what is wrong with it, and whom it tells of another one. */
interface Field<Value> {
  readonly value: Value
  readonly disabled: boolean
  readonly problem: Problem | undefined
  onChange(value: Value): void
}

/** The names of a card's values of this kind. */
type NameOf<Card, Value> = string &
  { [Name in keyof Card]: Card[Name] extends Value ? Name : never }[keyof Card]

/** The fields of a card's form, each tied to the value of its name. */
export interface FormCard<Card> {
  /** For a `CardText`, `CardSegments`, `CardSelect` or `CardNumber`. */
  at<Name extends string & keyof Card>(name: Name): Field<Card[Name]>
  /** For a `CardSwitch`. */
  isOn(name: NameOf<Card, boolean>): {
    readonly checked: boolean
    readonly disabled: boolean
    onChange(checked: boolean): void
  }
  /** For a `CardMediaField`. */
  media(
    name: NameOf<Card, Media | null>,
  ): Omit<Field<Media | null>, 'problem'> &
    Pick<CardEditorProps, 'files' | 'onFile' | 'problems'> & { readonly path: string }
}

/** Ties the fields of a card's form to the card, by the props of its editor. */
export function formCard<Card extends CardBase>(editor: CardEditorProps<Card>): FormCard<Card> {
  const { card, problems, files, onFile, disabled = false } = editor
  return {
    at: (name) => ({
      disabled,
      onChange: (value) => editor.onChange({ ...card, [name]: value }),
      problem: problemAt(problems, name),
      value: card[name],
    }),
    isOn: (name) => ({
      checked: card[name] === true,
      disabled,
      onChange: (checked) => editor.onChange({ ...card, [name]: checked }),
    }),
    media: (name) => ({
      disabled,
      files,
      onChange: (value) => editor.onChange({ ...card, [name]: value }),
      onFile,
      path: name,
      problems,
      value: card[name] as Media | null,
    }),
  }
}
