import type { SortableRow } from '#kit/dnd/web/SortableList.tsx'
import type { Problem } from '../../../content.ts'
import type { Holder, PartEdits, PartOf } from '../../../partEdits.ts'
import { problemAt } from '../CardField.tsx'

/** A part of a card in its form, whatever it is a part of: where it stands, what is wrong with it, what can be done. */
export interface FormRow {
  readonly index: number
  /** As people count: the first one is 1. */
  readonly number: number
  readonly isLast: boolean
  /** Something in it stops publishing. */
  readonly isRefused: boolean
  /** It can be neither moved nor removed. */
  readonly isFixed: boolean
  readonly disabled: boolean
  /** Of its handle; without it the part stays where it is. */
  readonly dragLabel: string | undefined
  /** Of its menu; without it a button removes the part. */
  readonly moreLabel: string | undefined
  readonly removeLabel: string
  readonly drag: SortableRow
  /** What is wrong at a path inside the part, such as `text` or `picture.alt`. */
  problemAt(path: string): Problem | undefined
  move(to: number): void
  remove(): void
}

/** The names of a part's texts. */
type TextName<Part> = string & { [Name in keyof Part]: Part[Name] extends string ? Name : never }[keyof Part]

interface Text {
  readonly value: string
  readonly disabled: boolean
  readonly problem: Problem | undefined
  onChange(text: string): void
}

/** A part as its row in a `PartList` edits it. What it calls is about the newest card, whenever the row was drawn. */
export interface FormPart<Part> extends FormRow {
  readonly part: Part
  change(change: Partial<Part>): void
  /** One of its texts, for a `PartText`. */
  text(name: TextName<Part>): Text
}

export interface FormParts<Name extends string, Card extends Holder<Name>> {
  readonly card: Card
  readonly edits: PartEdits<Name>
  readonly problems: readonly Problem[]
  /** Where the list stands among the card's fields, where that is not its name. */
  readonly path?: string
  readonly disabled?: boolean
  /** Nothing is added, moved or removed. */
  readonly isFixed?: boolean
  /** Without it each part stays where it is. */
  dragLabel?(number: number): string
  /** Without it a part has no menu, but a button that removes it. */
  moreLabel?(number: number): string
  removeLabel(number: number): string
}

interface Place<Card> {
  readonly index: number
  readonly drag: SortableRow
  edit(change: (now: Card) => Card): void
  remove(): void
}

/** The part at one place of a list, for its row. */
export function formPart<Name extends string, Card extends Holder<Name>>(
  part: PartOf<Card, Name>,
  list: FormParts<Name, Card>,
  { index, drag, edit, remove }: Place<Card>,
): FormPart<PartOf<Card, Name>> {
  const { card, edits, problems, disabled = false, isFixed = false } = list
  const path = `${list.path ?? edits.name}.${index}.`
  const number = index + 1
  const wrongAt = (inside: string) => problemAt(problems, path + inside)
  const change = (changed: Partial<PartOf<Card, Name>>) => edit((now) => edits.changed(now, part.id, changed))
  return {
    part,
    index,
    number,
    isLast: number === card[edits.name].length,
    isRefused: problems.some((problem) => problem.path.startsWith(path)),
    isFixed,
    disabled,
    dragLabel: isFixed ? undefined : list.dragLabel?.(number),
    moreLabel: list.moreLabel?.(number),
    removeLabel: list.removeLabel(number),
    drag,
    problemAt: wrongAt,
    move: (to) => edit((now) => edits.moved(now, index, to)),
    remove,
    change,
    text: (name) => ({
      disabled,
      onChange: (text) => change({ [name]: text } as Partial<PartOf<Card, Name>>),
      problem: wrongAt(name),
      value: String(part[name]),
    }),
  }
}
