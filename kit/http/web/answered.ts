import { answeredHeader, type SinceAnswer } from '#kit/contract/answered.ts'

const key = 'lectern.answered'

/** Notes when the server answered this browser last; a page that is loaded without a connection still knows it. */
export function noteAnswer(response: Response): Response {
  const answer = response.headers.get(answeredHeader)
  if (answer === null) return response
  try {
    localStorage.setItem(key, JSON.stringify({ answer, at: Date.now() }))
  } catch {
    // A full storage: what is done then counts from an earlier answer, or when it arrives.
  }
  return response
}

/** How long ago the last answer was; undefined before the first one. */
export function sinceLastAnswer(): SinceAnswer | undefined {
  try {
    const { answer, at }: { answer: string; at: number } = JSON.parse(localStorage.getItem(key) ?? '')
    return { answer, ms: Date.now() - at }
  } catch {
    return undefined
  }
}
