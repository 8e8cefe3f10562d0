interface Props {
  readonly title: string
  /** Undefined while it may not be read, '' where the author wrote none. */
  readonly text: string | undefined
}

/** Why the right answer is right, below the answer. */
export function Explanation({ title, text }: Props) {
  if (!text) return null
  return (
    <section className="card-note">
      <h3>{title}</h3>
      <p>{text}</p>
    </section>
  )
}
