interface Props {
  readonly name: string
  readonly picture: string
}

/** Somebody's picture, or the first letter of their name. */
export function Face({ name, picture }: Props) {
  if (picture) return <img alt="" className="msg-face" height={32} src={picture} width={32} />
  return (
    <span aria-hidden="true" className="msg-face">
      {[...name][0]}
    </span>
  )
}
