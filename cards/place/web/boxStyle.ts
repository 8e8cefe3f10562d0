import type { CSSProperties } from 'react'
import type { Box } from '../place.edits.ts'

/** Where a box lies on its board. */
export const boxStyle = ({ x, y, width, height }: Box): CSSProperties => ({
  left: `${x * 100}%`,
  top: `${y * 100}%`,
  width: `${width * 100}%`,
  height: `${height * 100}%`,
})
