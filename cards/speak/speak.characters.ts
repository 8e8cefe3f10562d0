/** Digits from zero to nine as they are said in Chinese and Japanese, and ten. */
export const hanDigits = '零一二三四五六七八九'
export const hanTen = '十'

/** Two is written 两 before a measure word, and 2 in what browsers understand; zero has two signs. */
export const inOneForm = (character: string): string => character.replace('两', '二').replace('〇', '零')
