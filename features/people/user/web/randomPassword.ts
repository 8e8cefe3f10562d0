// Without the letters and digits that are read as others.
const signs = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const length = 16

/** A password for somebody to type once. */
export function randomPassword(): string {
  // Numbers this large make no sign noticeably likelier than another.
  const numbers = crypto.getRandomValues(new Uint32Array(length))
  return [...numbers].map((number) => signs[number % signs.length]).join('')
}
