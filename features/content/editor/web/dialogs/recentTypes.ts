import { isCardType, type CardType } from '#cards/index.ts'

const key = 'lectern.cardTypes'

/** The card types that were added last in this browser, newest first. */
export function recentTypes(): readonly CardType[] {
  return (localStorage.getItem(key) ?? '').split(',').filter(isCardType)
}

export function rememberType(type: CardType): void {
  const others = recentTypes().filter((other) => other !== type)
  localStorage.setItem(key, [type, ...others].join())
}
