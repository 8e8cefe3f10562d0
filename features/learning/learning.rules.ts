/** Attempts: 1 for finishing, 2 from 60%, 3 from 85%; an activity without points earns all by finishing. */
export function starsOf(isComplete: boolean, scaled: number | null): 0 | 1 | 2 | 3 {
  if (!isComplete) return 0
  if (scaled === null || scaled >= 0.85) return 3
  return scaled >= 0.6 ? 2 : 1
}
