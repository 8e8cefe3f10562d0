import './face.css'

interface Props {
  readonly name: string
  /** Without it the first letter of the name stands in. */
  readonly picture?: string
  /** Pixels. */
  readonly size?: number
}

/** Somebody's picture, or the first letter of their name. The name itself stands beside it. */
export function Face({ name, picture, size = 32 }: Props) {
  const style = { width: size, height: size, fontSize: size / 2 }
  if (picture)
    return <img alt="" className="kit-face" height={size} src={picture} style={style} width={size} />
  return (
    <span aria-hidden="true" className="kit-face" style={style}>
      {[...name][0]}
    </span>
  )
}
