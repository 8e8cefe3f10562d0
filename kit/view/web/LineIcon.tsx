/** A cross: takes away, or closes. */
export const crossPath = 'M6.5 6.5l11 11M17.5 6.5l-11 11'

/**
 * An icon of one line, 24 by 24, in the colour of its text; says nothing to a screen reader. It is not cut at its edges:
 * nothing of it goes beyond them, and each cut is another part that the compositor looks at with each letter.
 */
export function LineIcon({ path, size = 20 }: { readonly path: string; readonly size?: number }) {
  return (
    <svg
      aria-hidden="true"
      fill="none"
      height={size}
      overflow="visible"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth={1.7}
      viewBox="0 0 24 24"
      width={size}
    >
      <path d={path} />
    </svg>
  )
}
