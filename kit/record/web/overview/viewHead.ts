/** A number that the record itself has, as it is shown above its other facts. */
export interface HeadFigure {
  readonly name: string
  readonly unit: 'count' | 'money'
}

/** Which of a record's own fields its overview is made of; they are not listed again below it. */
export interface ViewHead {
  /** The field of its picture: without one the first letter of its name stands in. */
  readonly picture?: string
  /** It is the picture of somebody, and round. */
  readonly isFace?: boolean
  /** The field that says what it is. */
  readonly text?: string
  /** Fields that link people, each under its label. */
  readonly people?: readonly string[]
  readonly figures?: readonly HeadFigure[]
}

/** The fields that a head shows, the record's name among them. */
export const shownIn = ({ picture, text, people = [], figures = [] }: ViewHead): ReadonlySet<string> =>
  new Set(
    ['name', 'title', 'nickname', picture, text, ...people, ...figures.map(({ name }) => name)].filter(
      (name) => name !== undefined,
    ),
  )
