export const genders = ['female', 'male', 'neutral'] as const
export type Gender = (typeof genders)[number]

/** How fast a voice speaks; 1 is its own pace. */
export const speedMin = 0.5
export const speedMax = 2
export const speedDecimals = 2

/** In graphemes, as the limits below. */
export const codeMax = 100
export const modelMax = 100
export const addressMax = 300
export const keyMax = 500
export const sampleMax = 300
