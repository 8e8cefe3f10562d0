/** A square of letters whose cells are as wide as they have room, but no wider than a finger needs. */
export const squareStyle = (side: number) => ({
  gridTemplateColumns: `repeat(${side}, 1fr)`,
  maxWidth: side * 48,
})
