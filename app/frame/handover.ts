const key = 'lectern.sign-in-error'

/** A3, A6: leaves a message for the sign-in page, which the next page of this tab shows once. */
export const leaveError = (message: string): void => sessionStorage.setItem(key, message)

export function takeError(): string {
  const message = sessionStorage.getItem(key) ?? ''
  sessionStorage.removeItem(key)
  return message
}
